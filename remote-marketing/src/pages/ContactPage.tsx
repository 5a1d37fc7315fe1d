import type { PageProps } from 'shared/contract/Page';

export function ContactPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Contact us</h1>;
}
