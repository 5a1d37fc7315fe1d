import { checkScriptUrl, trustedScriptUrl } from './trustedScriptUrl.ts';

test.each([
  '/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js',
  '/apps/legal/1.0.0-3f2a9c1b7d/PrivacyPolicyPage.js?retry=1',
  '/apps/legal/1.0.0-3f2a9c1b7d/ar/PrivacyPolicyPage.js',
])('%s may run', (url) => {
  expect(trustedScriptUrl(url)).toBe(url);
});

test.each([
  'https://elsewhere.example/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js',
  '//elsewhere.example/apps/legal/1/remoteEntry.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
  '/apps/legal/1.0.0-3f2a9c1b7d/../../../upload.js',
  '/apps/legal/1.0.0-3f2a9c1b7d/%2e%2e/upload.js',
  '/apps/legal/1.0.0-3f2a9c1b7d/art/picture.svg',
  '/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js?callback=alert',
  '/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js#x',
  '/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js\n',
  '/sw.js',
  '/_preview/3f2a9c1b7d/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js',
  ' /apps/legal/1/remoteEntry.js',
  '\\apps\\legal\\1\\remoteEntry.js',
  '',
])('%j may not run', (url) => {
  expect(() => checkScriptUrl(url)).toThrow('is not a script of a release');
});

test('a browser with Trusted Types gets one policy called federation', async () => {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  await jest.isolateModulesAsync(async () => {
    const { trustedScriptUrl } = await import('./trustedScriptUrl.ts');
    trustedScriptUrl('/apps/legal/1/a.js');
    trustedScriptUrl('/apps/legal/1/b.js');
    expect(() => trustedScriptUrl('/elsewhere.js')).toThrow(TypeError);
  });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['federation']);
  Reflect.deleteProperty(window, 'trustedTypes');
});
