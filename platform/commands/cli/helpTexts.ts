import { paint } from '../../messages/print.ts';

type Explained = readonly (readonly [text: string, meaning: string])[];

const variables: Explained = [
  ['SITE_STORE', 'the store: a folder, or s3://bucket/prefix (default: .site)'],
  ['SITE_ORIGIN', 'the address of the site, if it is not "homepage" in package.json'],
  ['SITE_REPORTS', 'the endpoint to which pages report failures, if not the site itself'],
  ['SITE_VIEWS', 'the share of visits whose page views are reported too, such as 0.1'],
  ['SITE_USER', 'the author in the log'],
  ['SITE_COMPRESSION', '"fast" saves time in a store for trials'],
  ['SITE_DEBUG', 'set to see where a command failed'],
  ['PORT, HOST', 'where start, dev and serve listen (default: 3000, localhost)'],
  ['DEV_HOST', 'names under which a proxy forwards to dev'],
  ['AWS_…', 'region, server and keys of a bucket'],
  ['NO_COLOR', 'set to print without colours; FORCE_COLOR to colour a pipe'],
];

/** By command; those without arguments and options of their own need none. */
const examples: Readonly<Record<string, Explained>> = {
  start: [['PORT=8080 site start', 'on another port']],
  dev: [
    ['site dev', 'all apps from source'],
    ['site dev legal', 'one app from source, the others from the local store'],
    ['site dev legal --from https://www.example.org', 'the others from a deployed site'],
    ['site dev --json', 'a line for each event, for programs'],
  ],
  create: [
    ['site create news', 'makes remote-news, whose first page is /news'],
    ['site create news --repository ../news', 'in a repository of its own'],
  ],
  check: [['site check legal --from https://www.example.org', 'the gates that need no store']],
  move: [
    ['site move legal --repository ../legal', 'to a repository of its own'],
    ['site move legal --back ../legal', 'and back'],
  ],
  deploy: [
    ['site deploy', 'all apps: the first deploy, a change in shared code'],
    ['site deploy legal --why "Add the cookie page"', 'one app, with a reason in the log'],
    ['site deploy legal --watch 10m', 'rolls legal back if a page of it fails'],
    ['site deploy legal --publish-only', 'with a key that may not promote'],
    ['site deploy --dry-run', 'builds, and shows what visitors would get'],
  ],
  build: [['site build shell legal', 'two apps, the others stay as they are']],
  publish: [['SITE_STORE=s3://site/live site publish legal', 'into a bucket']],
  preview: [
    ['site preview', 'this checkout: builds and publishes all apps'],
    ['site preview legal@latest', 'the release that was published last'],
  ],
  promote: [
    ['site promote legal@latest', 'the release that was published last'],
    ['site promote legal@latest journals@latest', 'two releases that need each other'],
    ['site promote --pending', 'what owners have published'],
  ],
  log: [['site log --json', 'every state as a document, for programs']],
  releases: [['site releases legal', 'the releases of one app']],
  diff: [
    ['site diff 12', 'number 12 of the log and what is live'],
    ['site diff 12 15', 'two numbers of the log'],
  ],
  status: [['site status --url https://www.example.org', 'what its visitors get']],
  watch: [
    ['site watch https://www.example.org --browser', 'every page, in Chromium too'],
    ['site watch https://www.example.org --every 60', 'each minute, until it is interrupted'],
  ],
  report: [
    ['site report /var/log/nginx/access.log*', 'every log of the server, packed ones too'],
    ['zcat logs/*.gz | site report - --since 2h', 'the last two hours'],
  ],
  rollback: [
    ['site rollback', 'the whole site, to the state before'],
    ['site rollback legal', 'one app, to its release before'],
    ['site rollback --to 12', 'the whole site, to a number of the log'],
  ],
  thaw: [['site thaw legal@1.0.0-3f2a9c1b7d --why "It was the CDN"', 'after a rollback']],
  revoke: [['site revoke legal@1.0.0-3f2a9c1b7d --why "It leaks a key"', 'after a rollback']],
  disable: [['site disable legal --why "Its script fails"', 'until "site enable legal"']],
  enable: [['site enable legal', 'after "site disable legal"']],
  retire: [['site retire news --lose', 'until "site promote news@latest"']],
  owner: [['site owner legal github.com/mirqam/legal', 'once its folder has become a repository']],
  verify: [['site verify --repair', 'after a crash or a lost file']],
  prune: [
    ['site prune --dry-run', 'names what would go'],
    ['site prune --keep-days 30', 'so that 30 days can be rolled back'],
  ],
  nginx: [['site nginx --root /srv/site > site.conf', 'for a store that lies elsewhere on the server']],
  headers: [['site headers > public/_headers', 'beside the files that you upload']],
  export: [['site export out --for netlify', 'into the new folder out']],
};

export const describeVariables = (): string => section('Environment variables:', variables);

export function examplesOf(command: string): string {
  const explained = examples[command];
  return explained ? `\n${section('Examples:', explained)}` : '';
}

function section(title: string, explained: Explained): string {
  const width = Math.max(...explained.map(([text]) => text.length));
  const lines = explained.map(([text, meaning]) => `  ${text.padEnd(width)}  ${meaning}`);
  return [paint('bold', title), ...lines].join('\n');
}
