import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
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
      <ButtonLink href="/contact">Consult Now</ButtonLink>
    </Section>
  );
}
