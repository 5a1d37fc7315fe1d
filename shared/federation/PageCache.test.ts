import { PageCache } from './PageCache.ts';

const lost = () => Promise.reject(new Error('lost'));
const found = async () => 'page';

test('a name is loaded once, however often it is requested', async () => {
  const cache = new PageCache<string>();
  const start = jest.fn(found);
  expect(cache.get('a', start)).toBe(cache.get('a', start));
  await cache.load('a', start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('React reads a loaded page without suspending', async () => {
  const cache = new PageCache<string>();
  await cache.load('a', found);
  expect(cache.get('a', lost)).toMatchObject({ status: 'fulfilled', value: 'page' });
});

test('a failed load leaves the promise for React pending, and does not start again with each render', async () => {
  const cache = new PageCache<string>();
  const start = jest.fn(lost);
  const settled = jest.fn();
  cache.get('a', start).then(settled, settled);
  await expect(cache.load('a', start)).rejects.toThrow('lost');
  cache.get('a', start);
  expect(settled).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a later load starts again and resolves the promise that was left pending', async () => {
  const cache = new PageCache<string>();
  const pending = cache.get('a', lost);
  await expect(cache.load('a', lost)).rejects.toThrow('lost');
  await expect(cache.load('a', found)).resolves.toBe('page');
  await expect(pending).resolves.toBe('page');
});

test('the failure of one name does not affect another', async () => {
  const cache = new PageCache<string>();
  await expect(cache.load('a', lost)).rejects.toThrow('lost');
  await expect(cache.load('b', found)).resolves.toBe('page');
});
