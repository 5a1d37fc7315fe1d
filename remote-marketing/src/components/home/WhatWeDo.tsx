import { Picture } from '@mirqam/shared/ui/Picture';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import type { ServiceCard } from '../../content/ServiceContent.ts';
import styles from './WhatWeDo.module.css';

interface WhatWeDoProps {
  readonly heading: string;
  readonly services: readonly ServiceCard[];
}

export function WhatWeDo({ heading, services }: WhatWeDoProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {services.map(({ id, img, detail, title, para, link }) => (
          <li key={id}>
            <Picture img={img} alt="" width={292} height={243} loading="lazy" />
            {/* The page of the service has it for assistive technology. */}
            <div className={styles.detail} aria-hidden="true">
              {detail.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </div>
            <h3>
              <TitleLink href={link}>{title}</TitleLink>
            </h3>
            <p>{para}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
