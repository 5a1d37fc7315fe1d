// Import rules: who may import whom, between the packages and between the rooms of a package.

/** The rooms that the files of a room may import from; every other import is refused. */
const arrows = {
  // Visitors download these.
  'shared/contract': [],
  'shared/tokens': [],
  'shared/federation': ['shared/{contract,tokens}'],
  'shared/ui/art': ['shared/contract'],
  'shared/ui': ['shared/{contract,tokens}'],
  'remote-*/src/content': ['shared/contract'],
  'remote-*/src': ['shared/{contract,federation,ui}'],
  'shell/src/words': ['shared/*'],
  'shell/src/{arrival,loading,pages,report,scheme}': ['shell/src/words', 'shared/*'],
  'shell/src/firstLoad': ['shell/src/{loading,report}', 'shared/*'],
  'shell/src/layout': ['shell/src/{loading,scheme,words}', 'shared/*'],
  'shell/src/routing': ['shell/src/{arrival,firstLoad,loading,pages,words}', 'shared/*'],
  'shell/src/document': ['shell/src/{routing,words}', 'shared/*'],
  'shell/src': ['shared/*'],

  // Teams and developers run these.
  '{shell,remote-*}/webpack.config.ts': ['platform/webpack'],
  'platform/messages': [],
  'platform/presets': ['shared/ui'],
  'platform/hosting': ['shared/contract'],
  'platform/store': ['platform/{messages,hosting}'],
  'platform/workspace': ['platform/{messages,hosting,store}', 'shared/contract'],
  // Besides, it names files of `platform/dev/browser` by their paths, as entries of development builds.
  'platform/webpack': ['platform/{messages,workspace}', 'shared/{contract,federation,ui/art}'],
  'platform/release': ['platform/{messages,hosting,store,workspace,webpack}', 'shared/contract'],
  'platform/compose': ['platform/{messages,hosting,store,workspace,release}', 'shared/contract'],
  'platform/live': ['platform/{messages,store,release,compose}', 'shared/contract'],
  'platform/monitor': ['platform/{messages,hosting,store,release,compose,live}', 'shared/contract'],
  'platform/serve': ['platform/{messages,hosting,store}'],
  'platform/dev/browser': ['shared/{contract,federation,tokens}'],
  'platform/dev': [
    'platform/{messages,hosting,store,workspace,webpack,release,compose,live,serve}',
    'shared/{contract,ui/art}',
  ],
  'platform/commands': ['platform/*', 'shared/contract'],
  'platform/testing': ['platform/*', 'shared/contract'],
  e2e: ['platform/*', 'shared/*'],
};

/** npm packages that only the owners may import, with the alternative for the others. */
const ownedPackages = {
  'react-router*': {
    owners: ['shell/src'],
    comment: 'the router belongs to the shell: write a plain <a>, or call the `navigate` of the page',
  },
  '@module-federation/*': {
    owners: ['shared/federation', 'platform/webpack', 'e2e/support/foreignHost'],
    comment: 'the seam alone knows the federation runtime: call `loadPage` of @mirqam/shared/federation',
  },
};

const rooms = Object.keys(arrows);
const tests = '\\.test\\.tsx?$';
const npmPackage = '^node_modules/';

const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Matches the paths in a room: `*` stands for any name, `{a,b}` for a or b. */
const inside = (room) => `^(${toExpression(room)})(?:/|$)`;

const toExpression = (room) =>
  room
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/\{(.+)\}/, (_, names) => `(?:${names.replaceAll(',', '|')})`);

const workspaces = inside('{shared,platform,shell,remote-*,e2e}');

/** `$1` is the room itself as `from` has matched it: one remote is not another. */
const refuseOtherRooms = (room) => {
  const nested = rooms.filter((other) => other.startsWith(`${room}/`)).map(inside);
  const allowed = ['^$1(?:/|$)', ...arrows[room].map(inside)];
  const names = arrows[room].join(' and ') || 'no other room';
  const comment = `${room} may import ${names}: move what it needs there, or what needs it up`;
  return [
    refuse(room, comment, { path: inside(room), pathNot: [tests, ...nested] }, { path: workspaces, pathNot: allowed }),
    refuse(
      `tests of ${room}`,
      `${comment}; tests may import platform/testing and platform/presets too`,
      { path: `${inside(room)}.*${tests}`, pathNot: nested },
      { path: workspaces, pathNot: [...allowed, inside('platform/{testing,presets}')] },
    ),
  ];
};

const refuseOwnedPackage = ([name, { owners, comment }]) =>
  refuse(name, comment, { pathNot: owners.map(inside) }, { path: `${npmPackage}${toExpression(name)}/` });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms.flatMap(refuseOtherRooms),
    ...Object.entries(ownedPackages).map(refuseOwnedPackage),
    refuse(
      'new room',
      'draw the room and its arrows in importRules.config.mjs',
      { path: workspaces, pathNot: rooms.map(inside) },
      { path: workspaces },
    ),
    refuse(
      'testing',
      'platform/testing is for tests alone: move what production code needs out of it',
      { pathNot: [tests, inside('platform/testing'), inside('e2e')] },
      { path: inside('platform/testing') },
    ),
    refuse(
      'content',
      'content is data: import the types of @mirqam/shared/contract and other content',
      { path: inside('remote-*/src/content'), pathNot: tests },
      { dependencyTypesNot: ['local', 'undetermined'] },
    ),
    ...[
      { path: npmPackage, pathNot: '^node_modules/react/' },
      { path: '^node_modules/react/', dependencyTypesNot: ['type-only'] },
    ].map((to) =>
      refuse(
        'contract',
        'the contract is types and pure functions: it may import types of react, and no other package',
        { path: inside('shared/contract'), pathNot: tests },
        to,
      ),
    ),
    refuse(
      'browser',
      'browsers have no Node: move this to platform',
      { path: inside('{shared,shell/src,remote-*/src,platform/dev/browser}'), pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    refuse(
      'doors',
      'import another package by its name, through a door in the "exports" of its package.json',
      { path: workspaces },
      { path: workspaces, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    refuse(
      'closed door',
      'the package has no such door: import what its package.json exports, or add a door there',
      {},
      { path: '^@mirqam/', couldNotResolve: true },
    ),
    refuse(
      'own name',
      'import files of the same package by their relative paths',
      { path: workspaces },
      { path: '^$1/', dependencyTypesNot: ['local'] },
    ),
    refuse('cycle', 'move what both files need into a file of its own', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
