import { findApps, findRoot } from '../workspace/workspace.ts';

export interface Slip {
  readonly slip: string;
  /** Commands that all contain the slip. */
  readonly commands: readonly string[];
  readonly code: 1 | 2;
  /** The output of each command; `<command>`, `<app>` and `<store>` are placeholders. */
  readonly message: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const changes = [
  ...['publish legal', 'preview RELEASE', 'promote RELEASE', 'deploy legal', 'rollback', 'prune --keep-days 1'],
  ...['disable', 'enable', 'retire'].map((command) => `${command} articles`),
];
const views = ['status', 'verify', 'nginx', 'diff 1', 'log', 'releases', 'export out --for plain'];
const onStore = ['start', ...changes, ...views];
const withoutStore = ['dev', 'build', 'create news', 'headers', 'types'];
/** All commands, each with arguments that it accepts. */
export const all = [...onStore, ...withoutStore, 'serve'];
const dryRunOf = (command: string) => `${command} --dry-run`;
const apps = findApps(findRoot()).map(({ name }) => name);
const unknownRelease = 'articles@1.0.0-0000000000';

/** Mistakes in commands, and requests for what does not exist. */
export const slips: readonly Slip[] = [
  {
    slip: 'an app that the checkout does not have',
    commands: [
      'build nosuch',
      'publish nosuch',
      'deploy nosuch',
      'deploy nosuch --dry-run',
      'dev nosuch',
      'dev nosuch --alone',
    ],
    code: 1,
    message: `nosuch is not an app of this checkout: choose one of ${apps.join(', ')}`,
  },
  {
    slip: 'an app that is not live',
    commands: [
      'rollback nosuch',
      'disable nosuch',
      'enable nosuch',
      'retire nosuch',
      'retire nosuch --dry-run',
      'promote nosuch@live',
      'preview nosuch@live',
    ],
    code: 1,
    message: 'nosuch is not live: "site status" lists the live apps',
  },
  {
    slip: 'a release that the store does not have',
    commands: [`promote ${unknownRelease}`, `preview ${unknownRelease}`, `preview ${unknownRelease} --dry-run`],
    code: 1,
    message: `${unknownRelease} is not in <store>: run "site publish articles" first`,
  },
  {
    slip: 'an app without a release',
    commands: ['promote nosuch@latest', 'preview nosuch@latest'],
    code: 1,
    message: 'nosuch@latest is not in <store>: run "site publish nosuch" first',
  },
  {
    slip: 'a number that the log does not have',
    commands: ['diff 99', 'rollback --to 99', 'rollback articles --to 99', 'rollback --to 99 --dry-run'],
    code: 1,
    message: 'the log of <store> has no number 99: "site log" lists the numbers',
  },
  {
    slip: 'a name that no app can have',
    commands: 'build publish deploy dev rollback disable enable retire create releases'
      .split(' ')
      .map((command) => `${command} No_Name`),
    code: 2,
    message:
      'the name of an app must be up to 31 lower-case letters, digits and hyphens, starting with a letter, got "No_Name"',
  },
  {
    slip: 'an app that is named twice',
    commands: [
      'build legal legal',
      'deploy legal legal',
      'dev legal legal',
      'promote RELEASE RELEASE',
      'preview RELEASE RELEASE',
    ],
    code: 2,
    message: '<app> is named twice: name each app once',
  },
  {
    slip: 'a release without a version',
    commands: ['promote legal', 'preview legal'],
    code: 2,
    message: 'a release must look like legal@1.0.0-3f2a9c1b7d, legal@latest or legal@live, got "legal"',
  },
  ...[
    { option: '--to', command: 'rollback', range: '1–999999999' },
    { option: '--keep-days', command: 'prune', range: '0–36500' },
    { option: '--keep-days', command: 'export out --for plain', range: '0–36500' },
    { option: '--port', command: 'nginx', range: '1–65535' },
  ].map(
    ({ option, command, range }): Slip => ({
      slip: `a bad number for ${option}`,
      commands: [`${command} ${option} x`],
      code: 2,
      message: `${option} must be ${range}, got "x"`,
    }),
  ),
  {
    slip: 'an option without its value',
    commands: ['promote', 'rollback', 'disable', 'enable', 'retire', 'deploy'].map((command) => `${command} --why`),
    code: 2,
    message: 'option \'--why <text>\' argument missing: see "site <command> --help"',
  },
  {
    slip: 'a missing app',
    commands: ['publish', 'disable', 'enable', 'retire'],
    code: 2,
    message: 'missing required argument \'app\': see "site <command> --help"',
  },
  {
    slip: 'a misspelt command',
    commands: ['promte'],
    code: 2,
    message: 'unknown command \'promte\' (Did you mean promote?): see "site --help"',
  },
  {
    slip: 'an unknown option',
    commands: all.map((command) => `${command} --nonsense`),
    code: 2,
    message: 'unknown option \'--nonsense\': see "site <command> --help"',
  },
  {
    slip: 'a site that is not an address',
    commands: ['dev --from staging', 'dev legal --from staging'],
    code: 2,
    message: '--from must be an address such as https://www.example.org, got "staging"',
  },
  {
    slip: 'a bad mode',
    commands: ['build --mode fast', 'start --mode fast'],
    code: 2,
    message: '--mode must be production or development, got "fast"',
  },
  {
    slip: 'a host that has no export',
    commands: ['export out --for heroku'],
    code: 2,
    message: '--for must be netlify, cloudflare, vercel, github-pages or plain, got "heroku"',
  },
  {
    slip: 'a bad PORT',
    commands: ['start', 'serve', 'dev'],
    code: 1,
    message: 'PORT must be 1–65535, got "x"',
    environment: { PORT: 'x' },
  },
  {
    slip: 'a SITE_ORIGIN that is not an origin',
    commands: ['start', ...changes, ...changes.map(dryRunOf)],
    code: 1,
    message:
      'SITE_ORIGIN, or "homepage" in package.json, must be an origin such as https://www.example.org, got "staging"',
    environment: { SITE_ORIGIN: 'staging' },
  },
  {
    slip: 'a SITE_REPORTS without HTTPS',
    commands: ['start', ...changes, ...changes.map(dryRunOf)],
    code: 1,
    message: 'SITE_REPORTS must be an address such as https://reports.example.org/failures, got "http://x.example"',
    environment: { SITE_REPORTS: 'http://x.example' },
  },
  {
    slip: 'a SITE_STORE that names no store',
    commands: [...onStore, 'serve', 'dev', 'dev legal'],
    code: 1,
    message: 'SITE_STORE must be a folder or s3://bucket/prefix, got "gs://bucket"',
    environment: { SITE_STORE: 'gs://bucket' },
  },
  {
    slip: 'a SITE_COMPRESSION that names no level',
    commands: ['build', 'start', ...changes, ...changes.map(dryRunOf)],
    code: 1,
    message: 'SITE_COMPRESSION must be "smallest" or "fast", got "best"',
    environment: { SITE_COMPRESSION: 'best' },
  },
  {
    slip: 'a bucket where only a folder can be served',
    commands: ['start', 'serve'],
    code: 1,
    message: 'SITE_STORE must be a folder to be served, got "s3://bucket": a web server can serve its "site/"',
    environment: { SITE_STORE: 's3://bucket' },
  },
];
