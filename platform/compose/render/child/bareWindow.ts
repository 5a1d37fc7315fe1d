/**
 * Returns the variables of a browser that code looks for to find out where it runs, and to read the visitor's machine; without
 * elements to change. A large window has, matches and stores everything, a small one nothing, so that a value that code
 * assumes without a window is wrong in one of them.
 */
export function bareWindow(
  globals: Readonly<Record<string, unknown>>,
  locale: string,
  isLarge: boolean,
): Readonly<Record<string, unknown>> {
  const variables = variablesFor(locale, isLarge);
  const window = Object.create(
    globalThis,
    Object.getOwnPropertyDescriptors({ ...globals, ...listeners, ...variables }),
  );
  return { ...variables, globalThis: window, self: Object.assign(window, { window, self: window }), window };
}

const ignore = () => undefined;
const listeners = { addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };

function variablesFor(locale: string, isLarge: boolean) {
  // A visitor with a large window has chosen something before.
  const stored = isLarge ? '1' : null;
  const storage = {
    length: isLarge ? 1 : 0,
    key: () => stored,
    getItem: () => stored,
    setItem: ignore,
    removeItem: ignore,
  };
  const [width, height] = isLarge ? [3840, 2160] : [320, 480];
  const element = elementIn(locale, isLarge);
  return {
    ...absentInNode,
    ...(isLarge ? { ontouchstart: null } : {}),
    devicePixelRatio: isLarge ? 3 : 1,
    document: {
      ...listeners,
      ...queriesFor(element),
      body: element,
      cookie: isLarge ? 'a=b' : '',
      documentElement: element,
      hasFocus: () => true,
      head: element,
      readyState: 'complete',
      referrer: '/',
      title: 'a',
      visibilityState: 'visible',
    },
    history: { length: 2, state: {}, scrollRestoration: 'auto' },
    innerHeight: height,
    innerWidth: width,
    localStorage: storage,
    location: new URL('https://visitor.example/?a=b#c'),
    matchMedia: (media: string) => ({
      ...listeners,
      media,
      matches: isLarge,
      addListener: ignore,
      removeListener: ignore,
    }),
    navigator: navigatorIn(locale, isLarge),
    outerHeight: height,
    outerWidth: width,
    screen: { height, orientation: { ...listeners, angle: 90, type: 'landscape-primary' }, width },
    scrollX: isLarge ? 1 : 0,
    scrollY: isLarge ? 1 : 0,
    sessionStorage: storage,
    visualViewport: { ...listeners, height, scale: 2, width },
  };
}

/** What code looks for in the name of a browser. */
const systems = 'Android Linux MacIntel Macintosh Win32 Windows iPad iPhone';

const navigatorIn = (locale: string, isLarge: boolean) => ({
  clipboard: { readText: ignore, writeText: ignore },
  connection: { ...listeners, effectiveType: '3g', saveData: isLarge },
  cookieEnabled: true,
  deviceMemory: 4,
  doNotTrack: isLarge ? '1' : null,
  hardwareConcurrency: 4,
  language: locale,
  languages: [locale],
  maxTouchPoints: isLarge ? 1 : 0,
  onLine: true,
  platform: isLarge ? systems : 'visitor',
  serviceWorker: { ...listeners, register: ignore },
  share: ignore,
  userAgent: isLarge ? `${systems} Mobile Chrome Edg Firefox Safari` : 'visitor',
  userAgentData: { mobile: isLarge, platform: 'visitor', brands: [] },
});

/** An element that has every class and attribute, or none; code may not change it. */
function elementIn(locale: string, isLarge: boolean) {
  const [width, height] = isLarge ? [3840, 2160] : [320, 480];
  const self = {
    classList: { add: ignore, remove: ignore, toggle: ignore, contains: () => isLarge },
    className: isLarge ? 'a' : '',
    clientHeight: height,
    clientWidth: width,
    dataset: {},
    dir: isLarge ? 'rtl' : 'ltr',
    getAttribute: () => (isLarge ? 'a' : null),
    getBoundingClientRect: () => ({ height, width }),
    hasAttribute: () => isLarge,
    lang: locale,
    nodeType: 1,
    scrollTop: 1,
    style: {},
  };
  return Object.assign(self, queriesFor(self));
}

const queriesFor = <T>(element: T) => ({
  createElement: () => element,
  getElementById: () => element,
  getElementsByTagName: () => [element],
  querySelector: () => element,
  querySelectorAll: () => [element],
});

class Absent {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}

/** What code looks for to find out whether it runs in a browser. */
const absentInNode = {
  ...Object.fromEntries(
    [
      'Element',
      'HTMLElement',
      'Image',
      'IntersectionObserver',
      'MutationObserver',
      'Node',
      'PointerEvent',
      'ResizeObserver',
    ].map((name) => [name, Absent]),
  ),
  CSS: { supports: () => true },
  cancelAnimationFrame: ignore,
  requestAnimationFrame: ignore,
  requestIdleCallback: ignore,
};
