import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import styles from './RelatedServices.module.css';

interface RelatedServicesProps {
  /** The people that the services are offered to, such as "authors". */
  readonly audience: string;
  readonly services: readonly MenuEntry[];
}

export function RelatedServices({ audience, services }: RelatedServicesProps) {
  return (
    <div className={styles.aside}>
      <Section heading={`Other services for ${audience}`}>
        <div className={styles.links}>
          <RuledList columns={3}>
            {services.map(({ label, url }) => (
              <li key={url}>
                <p className={styles.title}>
                  <TitleLink href={url}>{label}</TitleLink>
                </p>
              </li>
            ))}
          </RuledList>
        </div>
        <ButtonLink href="/contact">Consult Now</ButtonLink>
      </Section>
    </div>
  );
}
