import { z } from 'zod';
import { parseJson } from './parseJson.ts';

const names = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  packages: z
    .record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        /** The folder that a link leads to. */
        resolved: z.string().optional(),
        link: z.boolean().optional(),
        dependencies: names,
        optionalDependencies: names,
        peerDependencies: names,
        peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
      }),
    )
    .default({}),
});
type Packages = z.infer<typeof lockSchema>['packages'];

/** Lists the packages of a lock file that the folders need, directly or not, each with its version and hash. */
export function lockedPackages(
  json: string,
  folders: readonly string[],
  isNeeded: (name: string, folder: string) => boolean,
): readonly string[] {
  const { packages } = parseJson(lockSchema, json, 'package-lock.json', 'run npm install');
  const found = new Set(folders);
  for (const path of found) {
    for (const name of dependenciesOf(packages, path)) {
      const next = isNeeded(name, path) ? resolvePackage(packages, path, name) : undefined;
      if (next) found.add(next);
    }
  }
  return [...found].sort().map((path) => [path, packages[path]?.version, packages[path]?.integrity].join(' '));
}

function dependenciesOf(packages: Packages, path: string): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The path of a package as Node finds it: beside the folder that needs it, or in a folder above. */
function resolvePackage(packages: Packages, from: string, name: string): string | undefined {
  for (let base = from; ; base = parentOf(base)) {
    const path = `${base && `${base}/`}node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (!base) return undefined;
  }
}

const parentOf = (path: string) => path.split('/node_modules/').slice(0, -1).join('/node_modules/');
