/** The files that the repository of one remote copies from the checkout of its site. */
export interface SitePackage {
  readonly version: string;
  readonly homepage: string;
  readonly engines: object;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of a remote. */
export interface RemotePackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const tools = [
  '@biomejs/biome',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files beside the sources of a remote in a repository of its own; `from` is the site, or its store, with the others. */
export function repositoryFiles(
  name: string,
  { dependencies, devDependencies = {}, ...remote }: RemotePackage,
  { version, homepage, engines, devDependencies: site }: SitePackage,
  from: string,
): ReadonlyMap<string, string> {
  const packages = { '@mirqam/platform': `^${version}`, '@mirqam/shared': `^${version}` };
  const own = (names: object) =>
    Object.fromEntries(Object.entries(names).map(([key, at]) => [key, at === '*' ? `^${version}` : at]));
  const manifest = {
    ...remote,
    site: { from },
    homepage,
    engines,
    scripts: {
      start: 'site types && site dev',
      build: 'site build',
      types: 'site types && tsc -b tsconfig.json tsconfig.tests.json',
      check: 'npm run types && biome check --error-on-warnings . && jest',
      test: 'npm run check && site check',
      deploy: 'site types && site deploy',
    },
    dependencies: { ...own(dependencies), '@mirqam/shared': packages['@mirqam/shared'] },
    devDependencies: {
      ...own(devDependencies),
      '@mirqam/platform': packages['@mirqam/platform'],
      ...Object.fromEntries(tools.map((tool) => [tool, site[tool] ?? '*'])),
    },
  };
  return new Map([
    ['package.json', json(manifest)],
    ['tsconfig.json', json({ extends: '@mirqam/platform/tsconfig' })],
    ['tsconfig.tests.json', json({ extends: '@mirqam/platform/tsconfig/tests' })],
    ['biome.json', biome],
    ['jest.config.mjs', "import preset from '@mirqam/platform/jest';\n\nexport default preset;\n"],
    ['.gitignore', 'node_modules/\ndist/\n.site/\n.cache/\n'],
    ['.npmrc', 'save-exact=true\nomit-lockfile-registry-resolved=true\n'],
    ['.nvmrc', '22\n'],
    ['README.md', readme(name, homepage)],
    ['.github/workflows/ci.yml', ci],
    ['.github/workflows/deploy.yml', deploy(name)],
  ]);
}

const biome = `{
  "extends": ["@mirqam/platform/biome"],
  "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }
}
`;

const readme = (name: string, homepage: string) => `# The remote ${name} of ${homepage}

\`\`\`
npm install
npm start           # the live site with this remote from source, on http://localhost:3000
npm test            # types, lint, units, then the gates of a promotion against the live site
npm run deploy      # builds, publishes and promotes this remote alone
\`\`\`

\`src/routes.ts\` lists the addresses, \`src/pages\` has the pages, \`src/content\` the words as typed data.

- **Packages.** Until \`@mirqam/platform\` and \`@mirqam/shared\` are published, \`npm run packages\` in the checkout of the site writes both into its \`.cache\` folder: \`npm install --ignore-scripts <its folder>/.cache/mirqam-*.tgz\`.
- **Links.** \`npm start\` and \`npm test\` write the addresses of the live site as types, as \`npx site types\` does: a link to a page that does not exist does not compile.
- **The store.** \`SITE_STORE\` names the bucket of the site, such as \`s3://bucket/prefix\`; \`npx site status\` shows what is live in it.
- **Back.** \`npx site rollback ${name}\` brings back the release before, \`npx site retire ${name} --lose\` takes the pages off the site.
- **The site.** \`site.from\` in \`package.json\` is where the other apps come from: an address, or a store.
`;

const setup = `      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with: { node-version-file: .nvmrc, cache: npm }
      - run: npm ci --ignore-scripts
`;

const ci = `name: CI
on:
  pull_request:
permissions: { contents: read }
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
${setup}      - run: npm test
`;

const deploy = (name: string) => `name: Deploy
on:
  push:
    branches: [main]
permissions: { contents: read }
concurrency: { group: deploy }
jobs:
  deploy:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment: production
    permissions: { contents: read, id-token: write }
    env:
      SITE_STORE: \${{ vars.SITE_STORE }}
      SITE_USER: \${{ github.actor }}
      AWS_ENDPOINT_URL: \${{ vars.AWS_ENDPOINT_URL }}
      AWS_REGION: \${{ vars.AWS_REGION || 'us-east-1' }}
    steps:
      - run: test -n "$SITE_STORE" || { echo "::error::SITE_STORE is not set, name the bucket in the variables of the environment"; exit 1; }
${setup}      # The build and the tests run code of packages, so they get no keys of the store.
      - run: npm test && npm run build
      - if: vars.AWS_ROLE
        uses: aws-actions/configure-aws-credentials@b47578312673ae6fa5b5096b330d9fbac3d116df # v4.2.1
        with: { role-to-assume: "\${{ vars.AWS_ROLE }}", aws-region: "\${{ env.AWS_REGION }}" }
      # HAS_TEAM_KEY: the key ends at the team's door, and the shell's repository promotes what this publishes.
      - run: npx site deploy ${name} $PUBLISH_ONLY --why "$SUBJECT"
        env:
          PUBLISH_ONLY: \${{ vars.HAS_TEAM_KEY && '--publish-only' }}
          SUBJECT: \${{ github.event.head_commit.message || github.sha }}
          AWS_ACCESS_KEY_ID: \${{ env.AWS_ACCESS_KEY_ID || secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ env.AWS_SECRET_ACCESS_KEY || secrets.AWS_SECRET_ACCESS_KEY }}
`;
