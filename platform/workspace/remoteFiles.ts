/** What the files of a new remote are written from. */
interface NewRemote {
  /** Such as `open-data`. */
  readonly name: string;
  /** The version of React that the other apps ask for. */
  readonly react: string;
}

/** The files of a new remote by path: one page that says what to do next, its route, its tests. */
export function remoteFiles(remote: NewRemote): ReadonlyMap<string, string> {
  const { folder, page, content } = namesOf(remote);
  return new Map([
    [`${folder}/package.json`, packageFile(remote)],
    [`${folder}/tsconfig.json`, tsconfig],
    [`${folder}/webpack.config.ts`, webpackConfig(remote)],
    [`${folder}/README.md`, readme(remote)],
    [`${folder}/src/routes.ts`, routes(remote)],
    [`${folder}/src/routes.test.ts`, routesTest],
    [`${folder}/src/content/${content}.ts`, contentFile(remote)],
    [`${folder}/src/pages/${page}.tsx`, pageFile(remote)],
    [`${folder}/src/pages/${page}.test.tsx`, pageTest(remote)],
    [`.github/workflows/deploy-${remote.name}.yml`, workflow(remote)],
  ]);
}

function namesOf({ name }: NewRemote) {
  const words = name.split('-').filter(Boolean);
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ');
  return {
    folder: `remote-${name}`,
    page: `${pascal}Page`,
    content: pascal[0]?.toLowerCase() + pascal.slice(1),
    title: title[0]?.toUpperCase() + title.slice(1),
  };
}

const packageFile = ({ name, react }: NewRemote) => `{
  "name": "@mirqam/${name}",
  "private": true,
  "version": "1.0.0",
  "type": "module",
  "license": "MIT",
  "exports": {},
  "scripts": {
    "dev": "exec site dev --alone",
    "deploy": "site deploy ${name}"
  },
  "dependencies": {
    "react": "${react}",
    "@mirqam/shared": "*"
  },
  "devDependencies": {
    "@mirqam/platform": "*"
  }
}
`;

const tsconfig = `{
  "extends": "../platform/tsconfig/app.json",
  "references": [{ "path": "../shared/tsconfig.json" }]
}
`;

const webpackConfig = ({ name }: NewRemote) => `import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';

export default remoteConfig({ name: '${name}', root: import.meta.dirname });
`;

const readme = (remote: NewRemote) => `# ${namesOf(remote).folder}

Say in two sentences what this remote holds and who owns it.

**Alone.** \`npm run dev -w ${remote.name}\` shows it in a plain frame, \`npm run dev -- ${remote.name}\` in the site; \`npx jest ${namesOf(remote).folder}\` runs its tests.

**To visitors.** \`npm run deploy -w ${remote.name}\`: its pages are rendered, no other app is touched.

**May never import.** Another remote, the shell, a router, \`platform\`.
`;

const routes = (remote: NewRemote) => `import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';

export const routes = [
  {
    pattern: '/${remote.name}',
    page: '${namesOf(remote).page}',
    paths: [
      {
        path: '/${remote.name}',
        title: '${namesOf(remote).title}',
        description:
          'Say here in one sentence, between 120 and 155 characters long, what a reader finds on this page and for whom it has been written.',
      },
    ],
  },
] as const satisfies readonly SiteRoute<'/${remote.name}'>[];
`;

const routesTest = `import type { Route } from '@mirqam/shared/contract/Route';
import { routes } from './routes.ts';

const paths = routes.flatMap((route: Route) => route.paths);

test.each(paths)('search engines can show the description of $path in full', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(155);
});
`;

const contentFile = (remote: NewRemote) => `import type { Banner } from '@mirqam/shared/contract/content/Content';

export const banner = {
  maintitle: '${namesOf(remote).title}',
  desc: 'This page is yours: its words are in src/content, its markup in src/pages.',
} as const satisfies Banner;
`;

const pageFile = (remote: NewRemote) => {
  const { page, content } = namesOf(remote);
  return `import { Banner } from '@mirqam/shared/ui/Banner';
import { banner } from '../content/${content}.ts';

export function ${page}() {
  return <Banner banner={banner} tone="teal" />;
}
`;
};

const pageTest = (remote: NewRemote) => {
  const { page, title } = namesOf(remote);
  return `import { render, screen } from '@testing-library/react';
import { ${page} } from './${page}.tsx';

test('the page says what it is about', () => {
  render(<${page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});
`;
};

const workflow = ({ name }: NewRemote) => `name: Deploy ${name}
on:
  push:
    branches: [main]
    paths: [remote-${name}/**, shared/**, platform/**, package-lock.json]
jobs:
  deploy:
    uses: ./.github/workflows/deploy.yml
    with: { app: ${name} }
    secrets: inherit
`;
