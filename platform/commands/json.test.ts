import { captureCommands } from '../testing/captureCommands.ts';
import { promoteTinyHistory } from '../testing/promoteTinyHistory.ts';

const captured = captureCommands(beforeAll, afterAll);
let news = '';
beforeAll(async () => {
  news = await promoteTinyHistory(captured.store);
});

test('the document of a preview has the address that the workflow puts into a comment', async () => {
  const { document } = await captured.runForProgram('preview', news);
  expect(document.url).toMatch(/^\/_preview\/\w+$/);
});

test('the document of a refused command says why', async () => {
  for (const [command, code] of [
    ['diff 99', 1],
    ['promote nosuch@latest', 1],
    ['retire shell --dry-run', 1],
    ['rollback --to x', 2],
    ['status --nonsense', 2],
    ['nonsense', 2],
  ] as const) {
    const result = await captured.runForProgram(...(command.split(' ') as [string]));
    expect(result.document).toEqual({ error: { code, message: result.errors.trimEnd() } });
    expect(result.code).toBe(code);
  }
});
