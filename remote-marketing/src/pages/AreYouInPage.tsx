import type { PageProps } from 'shared/contract/Page';

export function AreYouInPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Are you in?</h1>;
}
