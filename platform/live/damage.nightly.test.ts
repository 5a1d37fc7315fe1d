import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readComposition } from '../compose/compositions.ts';
import { decompress, type Form } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import { objectKey } from '../release/objects.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { captureCommands } from '../testing/captureCommands.ts';
import { bucketPlace, damages, type Files, folderPlace, type Place, readFolder } from '../testing/Place.ts';
import { startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import { articlesBuild, publish, shellBuild } from '../testing/tinySite.ts';
import { readLog } from './log.ts';
import { writePreviewOf } from './preview.ts';
import { promote } from './promote.ts';

jest.setTimeout(7_200_000);

const captured = captureCommands(beforeAll, afterAll);
let server: TinyS3;
beforeAll(async () => {
  server = await startTinyS3();
});
afterAll(() => server.stop());

const out = () => join(captured.folder, 'out');

/** A shell of two files; later states take the first from an earlier release. It writes its scripts into its pages. */
const publishShell = (store: Store, main: string) =>
  publish(
    store,
    'shell',
    shellBuild
      .replace('{ body, site }', '{ body, site, scripts }')
      .replace('JSON.stringify(site)', `'${main}' + JSON.stringify({ site, scripts })`),
    [],
    { 'react.js': 'react', 'main.js': main, 'art/favicon.ico': 'icon' },
  );

const publishArticles = (store: Store, text: string) =>
  publish(store, 'articles', articlesBuild(`'<h1>${text} ' + slug + '</h1>'`), ['/one', '/two'], {
    'entry.js': `entry of ${text}`,
    'art/og/one.png': `image of ${text}`,
  });

/** Makes three states, and a preview of a release that was never live. Resolves to its name. */
async function fill(store: Store): Promise<string> {
  const request = { store, kind: 'promote', why: 'test' } as const;
  await promote(request, [await publishShell(store, 'A'), await publishArticles(store, 'First')]);
  await promote(request, [await publishArticles(store, 'Second')]);
  await promote(request, [await publishShell(store, 'B')]);
  const news = await publish(store, 'news', articlesBuild("''"), []);
  await writePreviewOf(store, [news]);
  return `news@${news.version}`;
}

const commandsFor = (news: string) =>
  [
    'verify',
    'status',
    `promote ${news}`,
    'rollback',
    'rollback --to 1',
    'rollback articles',
    `preview ${news}`,
    `export ${out()} --for plain`,
  ].map((command) => ({ command, name: command.split(' ')[0] }));

/** The hash of the content that a visitor gets, by path; of a compressed form, that of the whole file. */
type Hashes = ReadonlyMap<string, string>;

const hashesOf = (files: Files): Hashes =>
  new Map([...files].map(([path, bytes]) => [path, integrityOf(decompress(bytes, formOf(path)) ?? 'damaged')]));

const formOf = (path: string) => (/\.(?:br|gz)$/.exec(path)?.[0] ?? '') as Form;

/** What a preview shows, of all that visitors can request. */
const previewed = (files: Files): Hashes =>
  hashesOf(new Map([...files].filter(([path]) => /^_?previews?\//.test(path))));

/** The live pages, and the files that these name. */
function shown(files: Files): Hashes {
  const pages = [...files].filter(([path]) => !/^(?:apps|_?previews?)\//.test(path));
  const text = pages.map(([, bytes]) => bytes.toString('latin1')).join();
  const named = new Set([...text.matchAll(/\/(apps\/[\w./-]+)/g)].map(([, path]) => path));
  const kept = [...files].filter(([path]) => named.has(path.replace(/\.(?:br|gz)$/, '')));
  return hashesOf(new Map([...pages, ...kept]));
}

/** The paths whose content differs, or that one of the two lacks. */
const differences = (one: Hashes, other: Hashes): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));

async function run(place: Place, command: string) {
  rmSync(out(), { recursive: true, force: true });
  process.env['SITE_STORE'] = place.address;
  const { code, output } = await captured.run(...command.split(' '));
  const files = place.read();
  const exported = command.startsWith('export') && !code ? hashesOf(readFolder(out())) : new Map<string, string>();
  return { code, output, exported, shown: shown(place.published(files)), previewed: previewed(place.published(files)) };
}
type Outcome = Awaited<ReturnType<typeof run>>;

/** Verify does not compare these with anything: nobody requests them, or they only tell commands apart. */
const spared = /^(?:probe|projected)\/|^pages\/0000000[12]\/|^current|^previews\/[^/]+$/;

/** What a command has done wrong that met a damaged store and ended with code 0; empty if nothing. */
function faultOf(
  name: string | undefined,
  path: string,
  now: Outcome,
  right: Outcome,
  states: readonly Hashes[],
  before: Hashes,
) {
  if (/\n\s+at |bug of the command/.test(now.output)) return now.output;
  if (now.code) return '';
  const isMissed = name === 'verify' && !spared.test(path) && !/^note: /m.test(now.output);
  const [line] = now.output.split('\n');
  if (isMissed || (name === 'status' && line !== right.output.split('\n')[0])) return `prints ${line}`;
  const isPartial = /^what open tabs may need is left out/m.test(now.output);
  const written = name === 'export' && !isPartial ? differences(now.exported, right.exported) : [];
  const drafted = name === 'preview' ? differences(now.previewed, right.previewed) : [];
  // What was damaged where visitors get it is not the command's doing.
  const changed = (state: Hashes) =>
    differences(now.shown, state).filter((file) => now.shown.get(file) !== before.get(file));
  const [live = []] = states.map(changed).sort((one, other) => one.length - other.length);
  return [...written, ...drafted, ...live].join();
}

/** The keys of what pages say about themselves, without which the next promotion renders them again. */
async function keysOfValues(store: Store): Promise<ReadonlySet<string>> {
  const states = await Promise.all((await readLog(store)).map((entry) => readComposition(store, entry)));
  return new Set(states.flatMap(({ values }) => Object.values(values)).map((integrity) => objectKey(integrity)));
}

/** Every file in every damage before every command, but for verify where a promotion makes up for the loss. */
function* casesOf(whole: Files, commands: ReturnType<typeof commandsFor>, replaceable: ReadonlySet<string>) {
  for (const path of whole.keys()) {
    for (const [damage, change] of Object.entries(damages)) {
      const damaged = change(whole, path);
      if (!damaged) continue;
      for (const each of commands) {
        if (each.name === 'verify' && damage === 'deleted' && replaceable.has(path)) continue;
        yield { path, damage, damaged, ...each };
      }
    }
  }
}

test.each(['folder', 'bucket'])('no command that ends with code 0 shows a damaged byte of a %s', async (kind) => {
  const place = kind === 'folder' ? folderPlace(captured.store.name) : bucketPlace(server);
  process.env['SITE_STORE'] = place.address;
  const store = await openStore(captured.folder);
  const commands = commandsFor(await fill(store));
  // Is live already; the first command also probes the store.
  await run(place, 'rollback --to 3');
  const whole = place.keep();
  const replaceable = await keysOfValues(store);
  expect(replaceable.size).toBeGreaterThan(0);
  const right = new Map<string, Outcome>();
  for (const { command } of commands) {
    place.write(whole);
    right.set(command, await run(place, command));
  }
  expect([...right].filter(([, { code }]) => code)).toEqual([]);
  const states = [...right.values()].map((outcome) => outcome.shown);
  const faults: string[] = [];
  for (const { path, damage, damaged, command, name } of casesOf(whole, commands, replaceable)) {
    place.write(damaged);
    const now = await run(place, command);
    const expected = right.get(command);
    const before = shown(place.published(damaged));
    const fault = expected && faultOf(name, path, now, expected, states, before);
    if (fault) faults.push(`${path} ${damage}, ${command}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
