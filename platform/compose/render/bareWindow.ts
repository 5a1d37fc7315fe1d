/**
 * Returns the variables of a browser that code looks for to find out where it runs, and to read the visitor's machine; without
 * elements to change.
 */
export function bareWindow(
  globals: Readonly<Record<string, unknown>>,
  locale: string,
): Readonly<Record<string, unknown>> {
  const ignore = () => undefined;
  const listeners = { addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };
  const storage = { length: 0, getItem: () => null, setItem: ignore, removeItem: ignore };
  const variables = {
    document: {
      ...listeners,
      cookie: 'a=b',
      referrer: '/',
      title: 'a',
      readyState: 'complete',
      visibilityState: 'visible',
    },
    history: { length: 2, state: {}, scrollRestoration: 'auto' },
    innerHeight: 480,
    innerWidth: 320,
    localStorage: storage,
    location: new URL('https://visitor.example/?a=b#c'),
    matchMedia: (media: string) => ({
      ...listeners,
      media,
      matches: true,
      addListener: ignore,
      removeListener: ignore,
    }),
    navigator: {
      language: locale,
      languages: [locale],
      onLine: true,
      userAgent: 'visitor',
      platform: 'visitor',
      maxTouchPoints: 1,
    },
    screen: { height: 480, width: 320 },
    sessionStorage: storage,
  };
  const window = Object.create(
    globalThis,
    Object.getOwnPropertyDescriptors({ ...globals, ...listeners, ...variables }),
  );
  return { ...variables, globalThis: window, self: Object.assign(window, { window, self: window }), window };
}
