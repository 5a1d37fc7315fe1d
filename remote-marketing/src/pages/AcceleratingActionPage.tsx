import type { PageProps } from 'shared/contract/Page';

export function AcceleratingActionPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Accelerating action</h1>;
}
