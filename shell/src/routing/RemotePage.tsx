import type { Menus } from '@mirqam/shared/contract/Menu';
import type { PageProps } from '@mirqam/shared/contract/Page';
import type { ShownPages } from '@mirqam/shared/federation/startFederation';
import { use, useEffect, useState } from 'react';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import { useWords } from '../words/useWords.ts';
import type { RemoteView } from './matchRoute.ts';

interface RemotePageProps extends Omit<PageProps, 'params' | 'menus'> {
  readonly view: RemoteView;
  readonly federation: ShownPages;
  readonly firstLoad: FirstLoad | undefined;
}

export function RemotePage({ view, federation, firstLoad, ...props }: RemotePageProps) {
  const Page = use(federation.loadPage(view.app, view.page));
  useEffect(() => firstLoad?.hydrated(), [firstLoad]);
  const { inEnglish } = useWords().menu;
  const [menus] = useState(() => labelEnglish(federation.readMenus(view.shows), inEnglish));
  return <Page params={view.params} menus={menus} {...props} />;
}

/** Adds to the label of each link that leads to another language that it does. */
const labelEnglish = (menus: Menus, inEnglish: string): Menus =>
  Object.fromEntries(
    Object.entries(menus).map(([name, groups]) => [
      name,
      groups.map((group) => ({
        ...group,
        list: group.list.map((link) => (link.hreflang ? { ...link, label: `${link.label} ${inEnglish}` } : link)),
      })),
    ]),
  );
