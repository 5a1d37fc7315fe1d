import type { LoadPage, PageProps } from '@mirqam/shared/contract/Page';
import { use, useEffect } from 'react';
import { answerEarlyClicks } from '../loading/earlyClicks.ts';

interface RemotePageProps extends Omit<PageProps, 'params'> {
  readonly view: { readonly app: string; readonly page: string; readonly params: PageProps['params'] };
  readonly loadPage: LoadPage;
}

export function RemotePage({ view, loadPage, ...props }: RemotePageProps) {
  const Page = use(loadPage(view.app, view.page));
  useEffect(() => void answerEarlyClicks(), []);
  return <Page params={view.params} {...props} />;
}
