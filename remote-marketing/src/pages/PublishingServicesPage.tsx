import type { PageProps } from 'shared/contract/Page';

export function PublishingServicesPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Publishing services</h1>;
}
