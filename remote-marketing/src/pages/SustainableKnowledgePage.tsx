import type { PageProps } from 'shared/contract/Page';

export function SustainableKnowledgePage(_props: PageProps) {
  return <h1 tabIndex={-1}>Sustainable knowledge</h1>;
}
