// Packs `shared` and `platform` for the repositories of remotes: JavaScript for Node, sources for webpack.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const built = join(root, '.cache/packages');
const projects = { shared: ['shared'], platform: ['platform', 'platform/dev/browser'] };
const json = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const { homepage } = json('.');

const javascript = (file) => file.replace(/\.ts$/, '.js');
const nodeDoor = (file) =>
  file.endsWith('.ts') ? { types: file.replace(/\.ts$/, '.d.ts'), default: javascript(file) } : file;
/** webpack compiles the source, as in this checkout: a release does not depend on where it is built. */
const browserDoor = (file) => (file.endsWith('.ts') ? { types: file, webpack: file, default: javascript(file) } : file);

rmSync(built, { recursive: true, force: true });
for (const name of Object.keys(projects)) {
  const folder = join(built, name);
  compile(name, folder);
  cpSync(join(root, name), folder, { recursive: true, filter: (file) => isPacked(file, name, folder) });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOf(name), null, 2));
  run('npm', ['pack', folder, '--pack-destination', join(root, '.cache'), '--loglevel=error']);
}

/** `npm run types` checks the same files. */
function compile(name, folder) {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const options = {
    ...{ rootDir: join(root, name), outDir: folder, declaration: name === 'platform', allowJs: name === 'platform' },
    ...{ composite: false, incremental: false, emitDeclarationOnly: false, noCheck: true },
    rewriteRelativeImportExtensions: true,
  };
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, `${value}`]);
  for (const project of projects[name]) run(process.execPath, [compiler, '--project', join(root, project), ...words]);
}

/** Tests stay here, and so do the sources that only Node runs. */
function isPacked(file, name, folder) {
  const path = file.slice(join(root, name).length);
  if (/\.(?:test|typetest)\.[jt]sx?$|^\/(?:testing|tsconfig\.json$)|\.tsbuildinfo$/.test(path)) return false;
  if (name === 'shared' || path.startsWith('/dev/browser')) return true;
  return !/\.\w+$/.test(path) || !existsSync(join(folder, path.replace(/\.ts$/, '.js')));
}

/** The doors of the source, each to a file that Node runs. */
function manifestOf(name) {
  const { private: _, devDependencies, exports, dependencies, ...described } = json(name);
  const doors = Object.entries(exports).filter(([door]) => !door.startsWith('./testing/'));
  const repository = process.env['GITHUB_REPOSITORY'] && `github:${process.env['GITHUB_REPOSITORY']}`;
  return {
    ...described,
    homepage,
    ...(repository ? { repository } : {}),
    exports: Object.fromEntries(
      doors.map(([door, file]) => [door, name === 'shared' ? browserDoor(file) : nodeDoor(file)]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, version]) => [
        other,
        version === '*' ? `^${json('shared').version}` : version,
      ]),
    ),
    publishConfig: { access: 'public', provenance: true },
  };
}

function run(program, words) {
  execFileSync(program, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}
