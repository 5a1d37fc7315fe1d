import { join } from 'node:path';

const beside = (file) => join(import.meta.dirname, 'jest', file);
const compiler = ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2023' } }];

/**
 * How the components of an app are tested: in jsdom, with class names for styles and addresses for files.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'jsdom',
  // The sources of the shared code, as webpack compiles them.
  testEnvironmentOptions: { customExportConditions: ['webpack', 'browser'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '\\.css$': beside('classNames.cjs') },
  setupFiles: [beside('browser.cjs')],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  globals: { __webpack_public_path__: '/apps/test/', __ART_FOLDER__: 'art' },
  transform: {
    '^.+\\.tsx?$': compiler,
    '/node_modules/.+\\.js$': compiler,
    '\\.(?:avif|csv|docx|gif|jpe?g|pdf|png|svg|txt|webp|woff2|xlsx|xml|zip)$': beside('shippedFile.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!@mirqam/)'],
};
