import type { PageProps } from '@mirqam/shared/contract/Page';
import type { ShownPages } from '@mirqam/shared/federation/startFederation';
import { use, useEffect, useState } from 'react';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import type { RemoteView } from './matchRoute.ts';

interface RemotePageProps extends Omit<PageProps, 'params' | 'menus'> {
  readonly view: RemoteView;
  readonly federation: ShownPages;
  readonly firstLoad: FirstLoad | undefined;
}

export function RemotePage({ view, federation, firstLoad, ...props }: RemotePageProps) {
  const Page = use(federation.loadPage(view.app, view.page));
  useEffect(() => firstLoad?.hydrated(), [firstLoad]);
  const [menus] = useState(() => federation.readMenus(view.shows));
  return <Page params={view.params} menus={menus} {...props} />;
}
