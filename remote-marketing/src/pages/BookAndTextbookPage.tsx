import type { PageProps } from 'shared/contract/Page';

export function BookAndTextbookPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Books and textbooks</h1>;
}
