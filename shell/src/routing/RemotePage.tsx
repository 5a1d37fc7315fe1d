import type { LoadPage, PageProps } from '@mirqam/shared/contract/Page';
import type { Federation } from '@mirqam/shared/federation/startFederation';
import { use, useEffect, useState } from 'react';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import type { RemoteView } from './matchRoute.ts';

interface RemotePageProps extends Omit<PageProps, 'params' | 'menus'> {
  readonly view: RemoteView;
  readonly loadPage: LoadPage;
  readonly readMenus: Federation['readMenus'];
  readonly firstLoad: FirstLoad | undefined;
}

export function RemotePage({ view, loadPage, readMenus, firstLoad, ...props }: RemotePageProps) {
  const Page = use(loadPage(view.app, view.page));
  useEffect(() => firstLoad?.hydrated(), [firstLoad]);
  const [menus] = useState(() => readMenus(view.shows));
  return <Page params={view.params} menus={menus} {...props} />;
}
