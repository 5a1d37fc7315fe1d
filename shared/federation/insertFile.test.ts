import { checkScriptUrl, trustedScriptUrl } from './insertFile.ts';

test.each([
  '/apps/legal/remoteEntry.3f2a9c1b7d42.js',
  '/apps/legal/PrivacyPolicyPage.3f2a9c1b7d42.js?retry=1',
  '/apps/legal/ar/PrivacyPolicyPage.3f2a9c1b7d42.js',
  '/apps/legal/dev/ar/PrivacyPolicyPage.js',
])('%s may run', (url) => {
  expect(trustedScriptUrl(url)).toBe(url);
});

test.each([
  'https://elsewhere.example/apps/legal/remoteEntry.3f2a9c1b7d42.js',
  '//elsewhere.example/apps/legal/remoteEntry.3f2a9c1b7d42.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
  '/apps/legal/../../upload.3f2a9c1b7d42.js',
  '/apps/legal/%2e%2e/upload.3f2a9c1b7d42.js',
  '/apps/legal/art.3f2a9c1b7d42/picture.svg',
  '/apps/legal/remoteEntry.3f2a9c1b7d42.js?callback=alert',
  '/apps/legal/remoteEntry.3f2a9c1b7d42.js#x',
  '/apps/legal/remoteEntry.3f2a9c1b7d42.js\n',
  '/apps/legal/remoteEntry.js',
  '/sw.js',
  '/_preview/3f2a9c1b7d/apps/legal/remoteEntry.3f2a9c1b7d42.js',
  ' /apps/legal/remoteEntry.3f2a9c1b7d42.js',
  '\\apps\\legal\\1\\remoteEntry.js',
  '',
])('%j may not run', (url) => {
  expect(() => checkScriptUrl(url)).toThrow('is not a script of a release');
});

test('a browser with Trusted Types gets one policy called federation', async () => {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  await jest.isolateModulesAsync(async () => {
    const { trustedScriptUrl } = await import('./insertFile.ts');
    trustedScriptUrl('/apps/legal/a.3f2a9c1b7d42.js');
    trustedScriptUrl('/apps/legal/b.3f2a9c1b7d42.js');
    expect(() => trustedScriptUrl('/elsewhere.js')).toThrow(TypeError);
  });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['federation']);
  Reflect.deleteProperty(window, 'trustedTypes');
});
