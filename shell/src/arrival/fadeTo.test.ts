import { endFade, fadeTo } from './fadeTo.ts';

test('a browser without view transitions shows the page at once', () => {
  const showPage = jest.fn();
  void fadeTo(showPage);
  expect(showPage).toHaveBeenCalled();
  expect(endFade).not.toThrow();
});
