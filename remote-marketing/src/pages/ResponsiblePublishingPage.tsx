import type { PageProps } from 'shared/contract/Page';

export function ResponsiblePublishingPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Responsible publishing</h1>;
}
