import type { PageProps } from 'shared/contract/Page';

export function GalleryPage(_props: PageProps) {
  return <h1 tabIndex={-1}>Component gallery</h1>;
}
