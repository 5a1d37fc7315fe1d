import { createReporter } from './Reporter.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers();
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a step of less than a second leaves only its result', () => {
  const report = createReporter();
  report.step('building legal');
  jest.advanceTimersByTime(999);
  report.done('legal is built');
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual(['legal is built\n']);
});

test('elsewhere than on a terminal a long step gets a line every half minute, and its result has its time', () => {
  const report = createReporter();
  report.step('promoting legal');
  jest.advanceTimersByTime(2_000);
  report.progress(12, 44, 'pages');
  jest.advanceTimersByTime(30_000);
  report.done('legal is live');
  expect(lines).toEqual(['promoting legal: 12 of 44 pages, 30 s …\n', 'legal is live (32 s)\n']);
});

test('a silent reporter writes nothing where a program reads', () => {
  const report = createReporter({ isSilent: true });
  report.step('promoting legal');
  jest.advanceTimersByTime(2_000);
  report.line('legal@1.0.0-3f2a9c1b7d');
  report.done('legal is live');
  expect(lines).toEqual([]);
});
