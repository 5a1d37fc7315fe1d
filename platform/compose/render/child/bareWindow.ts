/**
 * Returns the variables of a browser that code looks for to find out where it runs, and to read the visitor's machine; without
 * elements to change.
 */
export function bareWindow(
  globals: Readonly<Record<string, unknown>>,
  locale: string,
): Readonly<Record<string, unknown>> {
  const variables = variablesFor(locale);
  const window = Object.create(
    globalThis,
    Object.getOwnPropertyDescriptors({ ...globals, ...listeners, ...variables }),
  );
  return { ...variables, globalThis: window, self: Object.assign(window, { window, self: window }), window };
}

const ignore = () => undefined;
const listeners = { addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };

function variablesFor(locale: string) {
  // A visitor has chosen something before.
  const storage = { length: 1, key: () => 'a', getItem: () => '1', setItem: ignore, removeItem: ignore };
  const element = elementIn(locale);
  return {
    ...absentInNode,
    devicePixelRatio: 3,
    document: {
      ...listeners,
      ...queriesFor(element),
      body: element,
      cookie: 'a=b',
      documentElement: element,
      hasFocus: () => true,
      head: element,
      readyState: 'complete',
      referrer: '/',
      title: 'a',
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
      connection: { ...listeners, effectiveType: '3g', saveData: true },
      cookieEnabled: true,
      deviceMemory: 4,
      doNotTrack: '1',
      hardwareConcurrency: 4,
      language: locale,
      languages: [locale],
      maxTouchPoints: 1,
      onLine: true,
      platform: 'visitor',
      userAgent: 'visitor',
      userAgentData: { mobile: true, platform: 'visitor', brands: [] },
    },
    ontouchstart: null,
    outerHeight: 480,
    outerWidth: 320,
    screen: { height: 480, orientation: { ...listeners, angle: 90, type: 'landscape-primary' }, width: 320 },
    scrollX: 1,
    scrollY: 1,
    sessionStorage: storage,
    visualViewport: { ...listeners, height: 480, scale: 2, width: 320 },
  };
}

/** An element that has every class and attribute; code may not change it. */
function elementIn(locale: string) {
  const self = {
    classList: { add: ignore, remove: ignore, toggle: ignore, contains: () => true },
    className: 'a',
    clientHeight: 480,
    clientWidth: 320,
    dataset: {},
    dir: 'rtl',
    getAttribute: () => 'a',
    getBoundingClientRect: () => ({ height: 480, width: 320 }),
    hasAttribute: () => true,
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
    ['Element', 'HTMLElement', 'Image', 'IntersectionObserver', 'MutationObserver', 'Node', 'ResizeObserver'].map(
      (name) => [name, Absent],
    ),
  ),
  cancelAnimationFrame: ignore,
  requestAnimationFrame: ignore,
};
