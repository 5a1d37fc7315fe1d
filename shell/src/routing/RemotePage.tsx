import { use } from 'react';
import type { LoadPage, PageProps } from 'shared/contract/Page';

interface RemotePageProps extends Omit<PageProps, 'params'> {
  readonly view: { readonly app: string; readonly page: string; readonly params: PageProps['params'] };
  readonly loadPage: LoadPage;
}

export function RemotePage({ view, loadPage, ...props }: RemotePageProps) {
  const Page = use(loadPage(view.app, view.page));
  return <Page params={view.params} {...props} />;
}
