import type { Check } from './checkLog.ts';

/** Every account can read the public files, such as that of a web server. */
export const checkAccess: Check = async (store, isRepairing) => {
  const found = await store.findPrivate(isRepairing);
  if (found.length === 0) return {};
  return isRepairing
    ? { repaired: [`${describe(found)} can be read by all again`] }
    : { problems: [privateProblem(found)] };
};

/** The message about public files that other accounts cannot read. */
export const privateProblem = (found: readonly string[]): string =>
  `${describe(found)} cannot be read by other accounts, such as that of a web server: run "site verify --repair"`;

const describe = ([first, ...others]: readonly string[]) =>
  others.length > 0 ? `${first} (and ${others.length} more)` : `${first}`;
