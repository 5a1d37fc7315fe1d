import { paths } from 'shared/contract/paths';
import { ButtonLink } from 'shared/ui/ButtonLink';
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
      <ul className={styles.links}>
        {relatedServices(service).map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.contact.href()}>Consult Now</ButtonLink>
    </Section>
  );
}
