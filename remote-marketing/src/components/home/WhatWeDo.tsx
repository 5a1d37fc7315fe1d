import { Picture } from '@mirqam/shared/ui/Picture';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import { home } from '../../content/home.ts';
import { homeServices } from '../../content/homeServices.ts';
import styles from './WhatWeDo.module.css';

export function WhatWeDo() {
  return (
    <Section heading={home.services}>
      <ul className={styles.cards}>
        {homeServices.map(({ id, img, title, para, link }) => (
          <li key={id}>
            <Picture img={img} alt="" width={292} height={243} loading="lazy" />
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
