import type { Params } from './Page.ts';

/** Returns the parameters that a route pattern captures from a path; undefined if it does not match. */
export function matchPattern(pattern: string, path: string): Params | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
