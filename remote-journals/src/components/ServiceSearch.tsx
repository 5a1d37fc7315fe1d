import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import type { Service } from '../services/Service.ts';
import styles from './ServiceSearch.module.css';

interface ServiceSearchProps {
  readonly service: Service;
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
}

export function ServiceSearch({ service: { audience, entry }, pending, onSearch }: ServiceSearchProps) {
  return (
    <search aria-label="Find a service" className={styles.bar}>
      <AudienceSelector
        key={`${audience.value} ${entry.slug}`}
        layout="bar"
        audience={audience.value}
        slug={entry.slug}
        pending={pending}
        onSearch={onSearch}
      />
    </search>
  );
}
