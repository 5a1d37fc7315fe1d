import { wrap } from './wrap.ts';

const lines = (text: string, length: number) =>
  wrap([{ text }], length).map((runs) => runs.map((run) => run.text).join(''));

test('lines break between words', () => {
  expect(lines('Nurses on night shifts', 10)).toEqual(['Nurses on ', 'night ', 'shifts']);
});

test('a word longer than a line is cut', () => {
  expect(lines('井戸の水質調査', 3)).toEqual(['井戸の', '水質調', '査']);
});

test('a mark stays with its words', () => {
  const marked = wrap([{ text: 'It ' }, { text: 'proves that', mark: 'deleted' }], 9);
  expect(marked).toEqual([
    [{ text: 'It ' }, { text: 'proves ', mark: 'deleted' }],
    [{ text: 'that', mark: 'deleted' }],
  ]);
});
