import type { Release } from '@mirqam/shared/contract/Release';
import type { AllowedPhrase } from '@mirqam/shared/contract/Route';
import { parse } from 'postcss';
import parseValue from 'postcss-value-parser';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import { containerFolder } from '../webpack/App.ts';
import { findStyleFaults } from '../webpack/styles/findStyleFaults.ts';
import type { ReadReleaseFile } from './readStored.ts';

/**
 * Throws a `UserError` for the first file of a remote with styles that reach pages of other teams or end too early, or with
 * HTML or addresses that the site blocks, and for a stylesheet that cannot be parsed. Another tool than our build may have
 * made the release. The shell owns the global styles.
 */
export async function checkCode({ app, version, files, routes }: Release, read: ReadReleaseFile): Promise<void> {
  if (app === 'shell') return;
  const origins = routes.flatMap((route) => route.origins?.img ?? []);
  const allowed = routes.flatMap((route) => route.allowed ?? []);
  const faults = await mapInParallel(Object.keys(files).filter(isForPages), async (file) => {
    const code = (await read(file)).toString();
    const fault = file.endsWith('.css') ? styleFault(code, app, origins) : scriptFault(code, allowed);
    return fault ? [`${file} of ${app}@${version}: ${fault}`] : [];
  });
  const [message] = faults.flat();
  if (message) throw new UserError(message);
}

function styleFault(css: string, app: string, origins: readonly string[]): string | undefined {
  if (/<\/style/i.test(css)) return 'it has "</style", which ends the styles of a page: write "\\3c/style"';
  try {
    const blocked = foreignUrls(css).find((url) => !origins.some((origin) => url.startsWith(`${origin}/`)));
    if (blocked)
      return `it fetches ${blocked}, which the CSP blocks: import the file, or ask for the origin in "origins" of a route`;
    return findStyleFaults(css, app, 'built')[0]?.message;
  } catch (error) {
    return `it cannot be read as CSS (${errorMessage(error)}): build it again`;
  }
}

/** The functions of CSS that fetch a file. */
const fetching = ['url', 'src', 'image', 'image-set', '-webkit-image-set'];

/** The addresses on other origins from which a stylesheet fetches images or fonts, in order. */
function foreignUrls(css: string): readonly string[] {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    parseValue(declaration.value).walk((node) => {
      if (node.type !== 'function' || !fetching.includes(node.value.toLowerCase())) return;
      for (const { type, value } of node.nodes) if (type !== 'function' && isForeign(value)) found.push(value);
    });
  });
  return found;
}

const isForeign = (address: string) => /^(?:https?:)?[/\\]{2}/i.test(address.trim());

const property = 'dangerouslySetInnerHTML';

/**
 * React puts this HTML into the page when a visitor follows a link to it. The HTML of a first load has it already. Code that
 * only reads the key, as libraries do, writes none.
 */
function scriptFault(script: string, allowed: readonly AllowedPhrase[]): string | undefined {
  if (!/[{,]\s*(["']?)__html\1\s*[:,}]/.test(script) || allowed.some(({ phrase }) => phrase === property))
    return undefined;
  return `it has HTML in "${property}", which the CSP blocks after a click on a link: write elements, or if it is a library's and no page shows it, give a route the phrase "${property}" and a reason in "allowed"`;
}

const isForPages = (file: string) => /\.(?:css|m?js)$/.test(file) && !file.startsWith(`${containerFolder}/`);
