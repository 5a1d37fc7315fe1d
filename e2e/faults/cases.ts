import { type Fault, faults } from '../support/faults.ts';

export type Remote = 'marketing' | 'journals' | 'legal';
type Kind = 'entry' | 'page chunk' | 'content chunk' | 'stylesheet' | 'image';
type Way = 'first load' | 'navigation';
export type Trouble = Fault | 'offline' | 'offline then online' | 'redeployed mid-visit' | 'old release deleted';

/** One case of the matrix: a fault in a kind of file of a remote, on a first load or a navigation. */
export interface FaultCase {
  readonly trouble: Trouble;
  readonly kind: Kind;
  readonly way: Way;
  readonly remote: Remote;
}

/** The names of the kinds of files in events. */
export const stages = { entry: 'entry', 'page chunk': 'page', 'content chunk': 'chunk', stylesheet: 'style' } as const;

interface Place {
  readonly path: string;
  readonly heading: string;
}

export interface Target extends Place {
  readonly page: string;
  readonly content?: string;
  readonly image?: string;
  /** A page of another remote, where the visit starts and ends. */
  readonly other: Place;
  /** A page of the same remote, which loads its entry. */
  readonly sibling: Place;
}

const home: Place = { path: '/', heading: 'Your research, published with care and easy to find' };
const privacy: Place = { path: '/privacy-policy', heading: 'Privacy Policy' };

export const targets: Readonly<Record<Remote, Target>> = {
  marketing: {
    path: '/about',
    heading: 'About us',
    page: 'AboutPage',
    image: 'about/emblems.svg',
    other: privacy,
    sibling: { path: '/contact', heading: 'Contact us' },
  },
  journals: {
    path: '/journals/author/find-a-journal',
    heading: 'Find a journal',
    page: 'JournalPage',
    content: 'author-find-a-journal',
    image: 'author/FindJournal-1.svg',
    // Home shows the menu of journals, so it would load in full where that is gone.
    other: privacy,
    sibling: { path: '/journals/author/enhance-my-paper', heading: 'Enhance my paper' },
  },
  legal: {
    path: '/terms-conditions',
    heading: 'Terms & Conditions',
    page: 'TermsConditionsPage',
    other: home,
    sibling: privacy,
  },
};

const remotes: readonly Remote[] = ['marketing', 'journals', 'legal'];
const kinds: readonly Kind[] = ['entry', 'page chunk', 'content chunk', 'stylesheet', 'image'];
const ways: readonly Way[] = ['first load', 'navigation'];
const troubles: readonly Trouble[] = [
  'down',
  'HTTP 404',
  'HTTP 500',
  'HTML-200',
  'wrong type',
  'truncated',
  'wrong hash',
  'slow 30 s',
  'hanging',
  'offline',
  'offline then online',
  'redeployed mid-visit',
  'old release deleted',
];

export const isFault = (trouble: Trouble): trouble is Fault => Object.keys(faults).includes(trouble);

/** The paths of a kind of file; undefined if the remote has no content chunk or no images. */
export function patternOf({ kind, remote }: Pick<FaultCase, 'kind' | 'remote'>): RegExp | undefined {
  const { page, content, image } = targets[remote];
  const file = {
    entry: 'remoteEntry.js',
    'page chunk': `${page}.js`,
    'content chunk': content && `${content}.js`,
    stylesheet: `${page}.css`,
    image: image && `art/${image}`,
  }[kind];
  return file ? fileAddress(remote, file) : undefined;
}

/** The addresses of a file of an app, of whatever content. */
export function fileAddress(app: string, file: string): RegExp {
  const [, folder = '', stem = '', ending = ''] = /^(art\/)?(.*)\.(\w+)$/.exec(file) ?? [];
  const name = folder ? `art\\.\\w{12}/${stem}` : `${stem}\\.\\w{12}`;
  return new RegExp(`^/apps/${app}/${name}\\.${ending}(?:\\?|$)`);
}

/** Every possible case. */
export const matrix: readonly FaultCase[] = troubles.flatMap((trouble) =>
  kinds.flatMap((kind) =>
    ways.flatMap((way) =>
      remotes
        .map((remote) => ({ trouble, kind, way, remote }))
        .filter((faultCase) => patternOf(faultCase) !== undefined),
    ),
  ),
);

/** Whether each attempt to load a file fails at once: with any such fault the browser reports the same error. */
export const isImmediate = (trouble: Trouble): boolean =>
  isFault(trouble) && trouble !== 'slow 30 s' && trouble !== 'hanging';

/** The styles of a first load are inline, see `hashes.spec.ts`. */
export const isRequested = ({ kind, way }: Pick<FaultCase, 'kind' | 'way'>): boolean =>
  kind !== 'stylesheet' || way === 'navigation';
