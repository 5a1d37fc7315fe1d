import { paths } from 'shared/contract/paths';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { RuledList } from 'shared/ui/RuledList';
import { Section } from 'shared/ui/Section';
import { relatedServices } from '../services/relatedServices.ts';
import type { Service } from '../services/Service.ts';
import styles from './RelatedServices.module.css';

interface RelatedServicesProps {
  readonly service: Service;
}

export function RelatedServices({ service }: RelatedServicesProps) {
  return (
    <Section heading={`Other ${service.audience.label.toLowerCase()} services`}>
      <div className={styles.links}>
        <RuledList columns={3}>
          {relatedServices(service).map(({ label, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </RuledList>
      </div>
      <ButtonLink href={paths.contact.href()}>Consult Now</ButtonLink>
    </Section>
  );
}
