import { execFileSync } from 'node:child_process';
import { captureCommands } from '../testing/captureCommands.ts';

const captured = captureCommands(beforeAll, afterAll);
let script = '';
beforeAll(async () => {
  script = (await captured.run('completion', 'bash')).output;
});

/** The words that bash offers at the end of a line. */
function completions(line: string): readonly string[] {
  const words = line.split(/ |(?=@)|(?<=@)/);
  const ask = `
${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}
COMP_LINE='${line}' COMP_POINT=${line.length}
_site
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', ask], { encoding: 'utf8' }).split('\n').filter(Boolean);
}

test.each([
  ['site re', ['releases', 'retire']],
  ['site deploy le', ['legal']],
  ['site deploy legal --dr', ['--dry-run']],
  ['site promote journals@', ['@latest', '@live']],
  ['site export out --for ne', ['netlify']],
  ['site rollback --to ', []],
  ['site help roll', ['rollback']],
])('bash completes "%s"', (line, words) => {
  expect(completions(line)).toEqual(words);
});

test.each(['zsh', 'fish'])('the script of %s has every command, option, choice and app', async (shell) => {
  const { output, code } = await captured.run('completion', shell);
  expect(code).toBeUndefined();
  for (const word of ['rollback', 'legal@latest', 'github-pages', 'marketing', 'keep-days'])
    expect(output).toContain(word);
});

test('another shell is refused as misspelt', async () => {
  expect(await captured.run('completion', 'tcsh')).toEqual({
    code: 2,
    output: 'the shell must be bash, zsh or fish, got "tcsh"\n',
  });
});
