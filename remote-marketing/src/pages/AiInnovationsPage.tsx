import type { PageProps } from 'shared/contract/Page';

export function AiInnovationsPage(_props: PageProps) {
  return <h1 tabIndex={-1}>AI innovations</h1>;
}
