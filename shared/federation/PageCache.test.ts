import { PageCache } from './PageCache.ts';

const lost = () => Promise.reject(new Error('lost'));
const found = async () => 'page';

test('a name is loaded once, however often it is asked for', async () => {
  const cache = new PageCache<string>();
  const start = jest.fn(found);
  expect(cache.get('a', start)).toBe(cache.get('a', start));
  await cache.load('a', start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what is loaded can be read at once, as React does', async () => {
  const cache = new PageCache<string>();
  await cache.load('a', found);
  expect(cache.get('a', lost)).toMatchObject({ status: 'fulfilled', value: 'page' });
});

test('a failed load leaves what was handed to React pending, and does not start again with each render', async () => {
  const cache = new PageCache<string>();
  const start = jest.fn(lost);
  const settled = jest.fn();
  cache.get('a', start).then(settled, settled);
  await expect(cache.load('a', start)).rejects.toThrow('lost');
  cache.get('a', start);
  expect(settled).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a later load starts anew and settles what was left pending', async () => {
  const cache = new PageCache<string>();
  const reading = cache.get('a', lost);
  await expect(cache.load('a', lost)).rejects.toThrow('lost');
  await expect(cache.load('a', found)).resolves.toBe('page');
  await expect(reading).resolves.toBe('page');
});

test('one name’s failure is no other’s', async () => {
  const cache = new PageCache<string>();
  await expect(cache.load('a', lost)).rejects.toThrow('lost');
  await expect(cache.load('b', found)).resolves.toBe('page');
});
