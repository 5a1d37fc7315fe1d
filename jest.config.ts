import type { Config } from 'jest';

const transform = {
  '^.+\\.tsx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2023' } }],
} satisfies Config['transform'];

const browser = {
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch: [
    '<rootDir>/{shell,remote-*}/src/**/*.test.{ts,tsx}',
    '<rootDir>/shared/{contract,federation,ui}/**/*.test.{ts,tsx}',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/build/jest/classNames.cjs' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  globals: { __webpack_public_path__: '/apps/test/1/' },
  transform,
} satisfies NonNullable<Config['projects']>[number];

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/shared/{build,release}/**/*.test.ts'],
  transform,
} satisfies NonNullable<Config['projects']>[number];

export default { projects: [browser, node] } satisfies Config;
