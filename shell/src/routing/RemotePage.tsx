import type { LoadPage, PageProps } from '@mirqam/shared/contract/Page';
import type { Federation } from '@mirqam/shared/federation/browserFederation';
import { use, useEffect, useState } from 'react';
import { answerEarlyClicks } from '../loading/earlyClicks.ts';
import type { RemoteView } from './matchRoute.ts';

interface RemotePageProps extends Omit<PageProps, 'params' | 'menus'> {
  readonly view: RemoteView;
  readonly loadPage: LoadPage;
  readonly readMenus: Federation['readMenus'];
}

export function RemotePage({ view, loadPage, readMenus, ...props }: RemotePageProps) {
  const Page = use(loadPage(view.app, view.page));
  useEffect(() => void answerEarlyClicks(), []);
  const [menus] = useState(() => readMenus(view.shows));
  return <Page params={view.params} menus={menus} {...props} />;
}
