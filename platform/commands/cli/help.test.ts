import type { Command } from 'commander';
import { captureCommands } from '../../testing/captureCommands.ts';
import { createProgram } from './createProgram.ts';

const captured = captureCommands(beforeAll, afterAll);
let site: Command;
let names: readonly string[];
beforeAll(async () => {
  site = await createProgram();
  names = site.commands.map((command) => command.name());
});

const helpOf = async (...words: readonly string[]) => (await captured.run(...words, '--help')).output;

test('the help lists every command in a group, and the environment variables', async () => {
  const help = await helpOf();
  const groups = [...help.matchAll(/^\S.*:$/gm)].map(([title]) => title);
  expect(groups).toContain('Take a change to visitors:');
  expect(groups).not.toContain('Commands:');
  for (const name of names) expect(help).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  expect(help).toMatch(/^Environment variables:\n {2}SITE_STORE /m);
});

test('no help says a line twice, and no two commands describe themselves alike', async () => {
  for (const words of [[], ...names.map((name) => [name])]) {
    const lines = (await helpOf(...words)).split('\n').flatMap((line) => line.trim() || []);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  }
  expect(new Set(site.commands.map((command) => command.description())).size).toBe(names.length);
});

test('an option has one meaning in all commands, and a meaning one option', () => {
  const options = site.commands.flatMap((command) => command.options);
  const pairs = new Set(options.map(({ flags, description }) => `${flags}: ${description}`));
  expect(new Set(options.map(({ flags }) => flags)).size).toBe(pairs.size);
  expect(new Set(options.map(({ description }) => description)).size).toBe(pairs.size);
});

test('every example names a command with its own options', async () => {
  for (const name of names) {
    const [, examples = ''] = (await helpOf(name)).split('\nExamples:\n');
    for (const [line, command = ''] of examples.matchAll(/\bsite ([a-z]+).*/g)) {
      const options = site.commands.find((candidate) => candidate.name() === command)?.options ?? [];
      const used = [...line.split(/ {2}/, 1)].flatMap((text) => text.match(/--[a-z-]+/g) ?? []);
      expect(command).toBe(name);
      expect(options.map(({ long }) => long)).toEqual(expect.arrayContaining(used));
    }
  }
});

test('the help of a misspelt command names the one that it resembles', async () => {
  expect(await captured.run('help', 'stats')).toEqual({
    code: 2,
    output: 'unknown command \'stats\' (Did you mean status?): see "site --help"\n',
  });
  expect((await captured.run('help', 'status')).output).toBe(await helpOf('status'));
});
