import { startFirstPage } from './startFirstPage.ts';

const first = { app: 'legal', page: 'TermsPage', params: {}, shows: {} };
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a first page that was lost is fetched again when the connection is back, until it is in', async () => {
  const preloadPage = jest.fn().mockRejectedValue(new Error('lost'));
  startFirstPage({ loadPage: jest.fn(), readMenus: jest.fn(), preloadPage }, first);
  await soon();
  window.dispatchEvent(new Event('online'));
  await soon();
  preloadPage.mockResolvedValue({ page: () => null, images: [] });
  window.dispatchEvent(new Event('online'));
  await soon();
  window.dispatchEvent(new Event('online'));
  expect(preloadPage.mock.calls).toEqual([[first], [first], [first]]);
});
