import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { copyTemplate } from './createRemote.ts';
import type { readAddresses } from './siteAddresses.ts';
import { writeSnapshot } from './siteSnapshot.ts';

type Addresses = Awaited<ReturnType<typeof readAddresses>>;

/**
 * Writes a repository that holds one new remote of the site of this checkout, and knows the addresses of the others; resolves
 * to the paths of its files. Rejects with a `UserError` for a folder with files.
 */
export async function createRepository(root: string, name: string, place: string, addresses: Addresses) {
  const folder = resolve(place);
  if (existsSync(folder) && (await readdir(folder)).some((file) => file !== '.git'))
    throw new UserError(`${folder} is not empty: choose another folder`);
  const site: SitePackage = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = new Map([...(await copyTemplate(join(root, 'template'), name)), ...repositoryFiles(name, site)]);
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await writeSnapshot(folder, { from: root, when: new Date().toISOString(), addresses, menus: [] });
  return [...files.keys()];
}

interface SitePackage {
  readonly version: string;
  readonly homepage: string;
  readonly engines: object;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function repositoryFiles(name: string, site: SitePackage): readonly (readonly [file: string, text: string])[] {
  const { version, homepage, engines, devDependencies } = site;
  const tools = ['@types/react', '@types/react-dom'].map((tool) => [tool, devDependencies[tool]] as const);
  return [
    [
      'package.json',
      json({
        name: `mirqam-${name}`,
        private: true,
        type: 'module',
        site: true,
        homepage,
        engines,
        workspaces: ['remote-*'],
        scripts: {
          start: `site dev ${name} --from ${homepage}`,
          types: `site types --from ${homepage}`,
          build: 'site build',
          deploy: `site deploy ${name}`,
        },
        dependencies: { '@mirqam/platform': `^${version}`, '@mirqam/shared': `^${version}` },
        devDependencies: Object.fromEntries(tools),
      }),
    ],
    [
      `remote-${name}/tsconfig.json`,
      json({
        extends: '@mirqam/platform/tsconfig/app.json',
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      }),
    ],
    ['.gitignore', 'node_modules/\ndist/\n.site/\n.cache/\n'],
    ['.nvmrc', '22\n'],
    ['README.md', readme(name, homepage)],
    ['.github/workflows/deploy.yml', workflow(name)],
  ];
}

const readme = (name: string, homepage: string) => `# The remote ${name} of ${homepage}

- \`npm install\`, then \`npm run types\`: the addresses of the live site, so that a link to a page that does not exist does not compile.
- \`npm start\`: the live site with this remote from source.
- \`npm run deploy\`: builds, publishes and promotes this remote alone, into the store that \`SITE_STORE\` names.
`;

const workflow = (name: string) => `name: Deploy
on:
  push:
    branches: [main]
permissions: { contents: read, id-token: write }
concurrency: { group: deploy }
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment: production
    env:
      SITE_STORE: \${{ vars.SITE_STORE }}
      SITE_USER: \${{ github.actor }}
      AWS_REGION: \${{ vars.AWS_REGION || 'us-east-1' }}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with: { node-version-file: .nvmrc, cache: npm }
      - run: npm ci --ignore-scripts
      - run: npm run types && npm run build
      - uses: aws-actions/configure-aws-credentials@b47578312673ae6fa5b5096b330d9fbac3d116df # v4.2.1
        with: { role-to-assume: "\${{ vars.AWS_ROLE }}", aws-region: "\${{ env.AWS_REGION }}" }
      - run: npx site deploy ${name} --why "$SUBJECT"
        env:
          SUBJECT: \${{ github.event.head_commit.message || github.sha }}
`;
