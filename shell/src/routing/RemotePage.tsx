import { use } from 'react';
import type { PageProps } from 'shared/contract/Page';
import type { LoadPage } from 'shared/federation/loadPage';

interface RemotePageProps extends Omit<PageProps, 'params'> {
  readonly view: { readonly app: string; readonly page: string; readonly params: PageProps['params'] };
  readonly loadPage: LoadPage;
}

export function RemotePage({ view, loadPage, ...props }: RemotePageProps) {
  const Page = use(loadPage(view.app, view.page));
  return <Page params={view.params} {...props} />;
}
