import { linePath } from './linePath.ts';

test('a shape is one closed line of rounded steps', () => {
  expect(
    linePath([
      [0, 0],
      [1.04, 0],
      [1, 2.26],
    ]),
  ).toBe('M0 0l1 0 0 2.3z');
});

test('the same shape elsewhere differs only in its start', () => {
  const shape = [
    [0.33, 0.77],
    [5.12, 3.98],
    [9.51, 0.04],
  ] as const;
  const steps = (path: string) => path.slice(path.indexOf('l'));
  expect(steps(linePath(shape, [12.37, 8.88]))).toBe(steps(linePath(shape)));
});

test('an open line does not return to its start', () => {
  expect(
    linePath(
      [
        [0, 0],
        [3, 4],
      ],
      [1, 1],
      '',
    ),
  ).toBe('M1 1l3 4');
});
