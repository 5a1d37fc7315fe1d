const names = ['chromium', 'firefox', 'webkit'] as const;
const asked = process.env['ENGINE'] ?? 'chromium';

/** The engine that the browser tests run in, named by `ENGINE`; all but Chromium are Playwright's own browsers. */
export const browserName = names.find((name) => name === asked) ?? refuse();

function refuse(): never {
  throw new Error(`ENGINE is "${asked}", set it to ${names.join(', ')}, or leave it out`);
}
