import type { PageProps } from 'shared/contract/Page';

export function ConferenceServicesPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Conference services</h1>;
}
