import type { PageProps } from 'shared/contract/Page';

export function OpenLabPage(_props: PageProps) {
  return <h1 tabIndex={-1}>The Open lab</h1>;
}
