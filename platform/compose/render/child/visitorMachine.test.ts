import { type Machine, setLocale, smallMachine, usualMachine, variablesOf, visitorMachine } from './visitorMachine.ts';

afterAll(() => setLocale(usualMachine.locale));

/** The value of an expression in the code of a page. */
function valueOn(machine: Machine, expression: string): unknown {
  setLocale(machine.locale);
  const variables = variablesOf(machine);
  return new Function(...Object.keys(variables), `return ${expression};`)(...Object.values(variables));
}

const month = `{ timeZone: 'UTC', month: 'long' }`;

test.each([
  `new Date(0).toLocaleString([], ${month})`,
  `new Date(0).toLocaleString('default', ${month})`,
  `new Intl.DateTimeFormat([], ${month}).format(0)`,
  `new Intl.DateTimeFormat(['default'], ${month}).format(0)`,
  `(1.5).toLocaleString([])`,
  `(1.5).toLocaleString('default')`,
  `'i'.toLocaleUpperCase([])`,
  `['idea', 'Ink'].sort((a, b) => a.localeCompare(b, [])).join()`,
  `new Date(performance.timeOrigin).getUTCFullYear()`,
  `globalThis.devicePixelRatio ?? 1`,
  `globalThis.scrollY ?? 0`,
  `globalThis.navigator?.connection?.saveData ?? false`,
  `globalThis.navigator?.userAgentData?.mobile ?? false`,
  `globalThis.localStorage?.getItem('theme') ?? 'light'`,
  `typeof document === 'undefined' ? '' : document.documentElement.lang`,
  `typeof document === 'undefined' ? 0 : document.body.clientWidth`,
  `typeof document === 'undefined' ? false : document.querySelector('h1') !== null`,
  `typeof IntersectionObserver`,
  `typeof requestAnimationFrame`,
  `typeof HTMLElement`,
  `'ontouchstart' in globalThis`,
  `typeof requestIdleCallback`,
  `'PointerEvent' in globalThis`,
  `Boolean(globalThis.CSS?.supports('gap: 0'))`,
  `Boolean(globalThis.navigator?.clipboard)`,
  `Boolean(globalThis.navigator?.share)`,
  `'serviceWorker' in (globalThis.navigator ?? {})`,
  `/Mac/.test(globalThis.navigator?.platform ?? '')`,
  `/iPhone|Android/.test(globalThis.navigator?.userAgent ?? '')`,
  `(globalThis.innerWidth ?? 0) >= 768`,
  `globalThis.matchMedia?.('(min-width: 48em)').matches ?? false`,
])('%s differs on the machine of a visitor', (expression) => {
  expect(valueOn(visitorMachine, expression)).not.toEqual(valueOn(usualMachine, expression));
});

test.each([
  `(globalThis.innerWidth ?? 1024) >= 768`,
  `globalThis.matchMedia?.('(min-width: 48em)').matches ?? true`,
  `globalThis.localStorage ? localStorage.getItem('notice') : '1'`,
  `typeof document === 'undefined' || document.body.classList.contains('a')`,
])('%s differs in a small window', (expression) => {
  expect(valueOn(smallMachine, expression)).not.toEqual(valueOn(usualMachine, expression));
});

test.each([
  `new Date(0).toLocaleString('en-GB', ${month})`,
  `new Intl.DateTimeFormat(['fr', 'en'], ${month}).format(0)`,
  `(1.5).toLocaleString('ar')`,
  `'i'.toLocaleUpperCase('en')`,
  `['idea', 'Ink'].sort((a, b) => a.localeCompare(b, 'en')).join()`,
  `typeof performance.mark('a')`,
])('%s is the same everywhere', (expression) => {
  expect(valueOn(visitorMachine, expression)).toEqual(valueOn(usualMachine, expression));
});
