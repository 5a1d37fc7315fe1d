import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import type { JournalWords } from '../content/JournalWords.ts';
import styles from './RelatedServices.module.css';

interface RelatedServicesProps {
  readonly heading: string;
  readonly services: readonly MenuEntry[];
  readonly contact: JournalWords['contact'];
}

export function RelatedServices({ heading, services, contact }: RelatedServicesProps) {
  return (
    <div className={styles.related}>
      <Section heading={heading} kind="aside">
        <RuledList columns={3}>
          {services.map(({ label, url }) => (
            <li key={url} className={styles.title}>
              <TitleLink href={url}>{label}</TitleLink>
            </li>
          ))}
        </RuledList>
        <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
      </Section>
    </div>
  );
}
