import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import styles from './RelatedServices.module.css';

interface RelatedServicesProps {
  /** The audience that the services are offered to. */
  readonly audience: string;
  readonly services: readonly MenuEntry[];
}

export function RelatedServices({ audience, services }: RelatedServicesProps) {
  return (
    <Section heading={`Other ${audience.toLowerCase()} services`}>
      <div className={styles.links}>
        <RuledList columns={3}>
          {services.map(({ label, url }) => (
            <li key={url}>
              <a className={styles.link} href={url}>
                {label}
              </a>
            </li>
          ))}
        </RuledList>
      </div>
      <ButtonLink href="/contact">Consult Now</ButtonLink>
    </Section>
  );
}
