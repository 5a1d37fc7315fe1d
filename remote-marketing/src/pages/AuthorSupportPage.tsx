import type { PageProps } from 'shared/contract/Page';

export function AuthorSupportPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Author support</h1>;
}
