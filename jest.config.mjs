import { mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import preset from './platform/presets/jest.mjs';

// `--outputFile` makes no folder.
mkdirSync(new URL('.cache/tests', import.meta.url), { recursive: true });

// A store syncs each file to the disk, which takes no time in memory: there, a test that promotes takes half of the time.
try {
  const { bavail, bsize } = statfsSync('/dev/shm');
  if (bavail * bsize > 1e9) process.env.TMPDIR ??= '/dev/shm';
} catch {} // macOS has none

// These come as ES modules only, which Jest cannot require: the parsers of HTML, that of Netlify's headers, and the spinner.
const modules = [
  '@netlify',
  '(?:is-plain|map)-obj',
  'path-exists',
  'devlop',
  'dom(?:elementtype|handler|utils|-serializer)',
  'entities',
  'escape-string-regexp',
  'htmlparser2',
  'parse5',
  'property-information',
  'web-namespaces',
  'yocto[\\w-]*',
  '[\\w-]+-tokens',
].concat(['hast', 'unist', 'vfile'].map((name) => `${name}[\\w-]*`));
const transformIgnorePatterns = [`/node_modules/(?!(${modules.join('|')})/)`];

// Not in memory.
const cacheDirectory = '<rootDir>/.cache/jest';

// By day, `npm test` leaves out the files of the night: they start dev servers, build several apps or damage every file.
const testPathIgnorePatterns = ['/node_modules/', ...(process.env.NIGHTLY ? [] : ['\\.nightly\\.test\\.ts$'])];

// Without roots, Jest lists every file of every package before the first test.
const browserRoots = readdirSync(import.meta.dirname).filter((name) =>
  /^(?:remote-.+|shared|shell|template)$/.test(name),
);

/** @type {import('jest').Config} */
export default {
  // One more than the cores: tests wait for processes and the disk.
  maxWorkers: availableParallelism() + 1,
  // Many tests promote, which starts a thread: slow where all processors are busy.
  testTimeout: 20_000,
  projects: [
    {
      ...preset,
      cacheDirectory,
      displayName: 'browser',
      roots: browserRoots.map((name) => `<rootDir>/${name}`),
      testMatch: [
        '<rootDir>/{shell,remote-*,template}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{federation,ui}/**/*.test.{ts,tsx}',
        '!**/shared/ui/art/**',
      ],
      transformIgnorePatterns,
    },
    {
      cacheDirectory,
      displayName: 'node',
      // The contract and the drawings need no document, which takes half of a second to make.
      roots: ['platform', 'shared/contract', 'shared/ui/art'].map((folder) => `<rootDir>/${folder}`),
      testEnvironment: 'node',
      testPathIgnorePatterns,
      setupFiles: ['<rootDir>/platform/testing/jestNode.cjs'],
      transform: preset.transform,
      transformIgnorePatterns,
    },
  ],
};
