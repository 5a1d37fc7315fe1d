import { pageCsp } from './csp.ts';

test('the policy of a page allows no source but the site itself, and no script from text', () => {
  const rules = pageCsp([]).split('; ');
  const sources = rules
    .filter((rule) => /^(?:\S+-src|base-uri|form-action) /.test(rule))
    .map((rule) => rule.split(' '));
  expect(new Set(sources.flatMap(([, ...allowed]) => allowed))).toEqual(new Set(["'none'", "'self'"]));
  expect(rules).toEqual(expect.arrayContaining(["default-src 'none'", "require-trusted-types-for 'script'"]));
});
