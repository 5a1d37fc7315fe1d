import { servicePath } from './serviceBefore.ts';

test.each(['/journals/author/enhance-my-paper', '/ar/journals/university/technical-support'])(
  'the page %s is that of a service',
  (path) => {
    expect(servicePath(`${location.origin}${path}?utm=x#top`)).toBe(path);
  },
);

test.each([
  '',
  'about:blank',
  `${location.origin}/about`,
  `${location.origin}/journals`,
  'https://other.example/journals/author/enhance-my-paper',
])('%j is not the page of a service', (address) => {
  expect(servicePath(address)).toBeUndefined();
});
