import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type AtRule, atRule, type ChildNode, CssSyntaxError, parse } from 'postcss';
import type { LoaderContext } from 'webpack';
import { findStyleFaults, type StyleFault } from '../styles/findStyleFaults.ts';
import { remoteLayer } from '../styles/Place.ts';

/**
 * Puts the styles of a remote into the layer of remotes. Fails with line and selector for what reaches pages of other teams.
 * The shell, shared and platform own the global styles and name their layers themselves; so everything else that a remote
 * imports, a package too, is the remote's, but for the stylesheets of other apps.
 */
export function styleLoader(this: LoaderContext<{ readonly app: string }>, css: string): string {
  const { app } = this.getOptions();
  if (app === 'shell' || globalFolders.some((folder) => this.resourcePath.startsWith(folder))) return css;
  if (isForeign(this.resourcePath, this.rootContext))
    throw new Error(
      `SyntaxError\n\n(1:1) ${this.resourcePath} belongs to another team: write a class of your own, or take a component of shared/ui`,
    );
  const isModule = /\.modules?\.css$/i.test(this.resourcePath);
  const [fault] = faultsOf(css, app, isModule ? 'module' : 'plain');
  // In the form of css-loader, so that the build error has the line.
  if (fault) throw new Error(`SyntaxError\n\n(${fault.line}:${fault.column}) ${this.resourcePath} ${fault.message}`);
  return layered(css);
}

function faultsOf(...stylesheet: Parameters<typeof findStyleFaults>): readonly StyleFault[] {
  try {
    return findStyleFaults(...stylesheet);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, message: error.reason }];
  }
}

const checkout = resolve(import.meta.dirname, '../../..') + sep;
// Each is `platform`, or beside it.
const globalFolders = ['shared', 'platform'].map((name) => checkout + name + sep);

/** Whether a stylesheet is that of another app: composed classes would have the names that they have in its own release. */
const isForeign = (file: string, root: string) =>
  file.startsWith(checkout) &&
  !file.startsWith(realpathSync(root) + sep) &&
  !file.startsWith(`${checkout}node_modules${sep}`);

/** Puts what is in no layer into that of remotes. */
function layered(css: string): string {
  const root = parse(css);
  if (root.nodes.every(isReady)) return css;
  let layer: AtRule | undefined;
  for (const node of [...root.nodes]) {
    if (isReady(node)) {
      layer = undefined;
      continue;
    }
    if (!layer) {
      layer = atRule({ name: 'layer', params: remoteLayer, nodes: [] });
      node.before(layer);
    }
    layer.append(node);
  }
  return root.toString();
}

const isReady = (node: ChildNode) =>
  node.type === 'comment' || (node.type === 'atrule' && /^(?:charset|layer)$/i.test(node.name));
