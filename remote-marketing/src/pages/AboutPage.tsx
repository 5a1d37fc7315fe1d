import type { PageProps } from 'shared/contract/Page';

export function AboutPage(_props: PageProps) {
  return <h1 tabIndex={-1}>About us</h1>;
}
