import { accountName } from './renewRecord.ts';

test('a variable that nobody has filled in names no account', () => {
  Object.assign(process.env, { SITE_USER: '', GITHUB_ACTOR: 'octocat' });
  expect(accountName()).toBe('octocat');
});
