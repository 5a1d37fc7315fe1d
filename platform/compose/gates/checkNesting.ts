import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { UserError } from '../../messages/UserError.ts';

/** A start tag, an end tag, a text or a comment. */
interface Part {
  /** Without attributes and words: `<p>`, `</p>`, `text`, `comment` or `<!doctype>`. */
  readonly kind: string;
  readonly html: string;
}

const [div] = parseFragment('<div></div>').childNodes;

/** The last HTML around a `main`, which is the same on most pages of a large site. */
let lastFrame = '';

/**
 * Throws a `UserError` for HTML from which browsers make another tree than it says, as from `<p><div>`: React would not find
 * its elements in it, and discard the page; `page` names it in the message.
 */
export function checkNesting(page: string, html: string): void {
  const opening = /<main\b[^<>]*>/.exec(html);
  const from = opening ? opening.index + opening[0].length : html.length;
  const to = html.lastIndexOf('</main>');
  const [frame, main] = to < from ? ['', html] : [html.slice(0, from) + html.slice(to), html.slice(from, to)];
  for (const part of frame === lastFrame ? [main] : [frame, main]) {
    if (brokenPre.test(part))
      throw new UserError(`${page} has a line break at the start of a <pre>, which browsers leave out: remove it`);
    const written = partsOf(part);
    if (depthOf(written) > deepest)
      throw new UserError(`${page} has elements in more than ${deepest} others, which browsers take apart: nest fewer`);
    const parsed = kindsIn(parseFragment(div as Tree.Element, part, { scriptingEnabled: false }));
    const found = written.findIndex(({ kind }, index) => kind !== parsed[index]);
    const at = found < 0 ? written.length : found;
    if (at < parsed.length || found >= 0) throw new UserError(`${page} has ${describe(written, parsed, at)}`);
  }
  lastFrame = frame;
}

const isEmpty = (tag: string) => /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);
/** Whether browsers read what is in an element as text. */
const isPlain = (tag: string) => /^(?:script|style|textarea)$/.test(tag);
// No expression reads on after what has no end: reading the rest for each of many would take hours.
const attributes = `(?:"[^"]*"|'[^']*'|[^<>"'])*`;
const afterPre = new RegExp(`(<pre\\b${attributes}>)\\n`, 'gi');
/** React writes a line break twice, but not one before another child. */
const brokenPre = new RegExp(`<pre\\b${attributes}>\\n(?!\\n)`, 'i');
const plainText = new RegExp(`(<(script|style|textarea)\\b${attributes}>).*?(?=</\\2>|$)`, 'gis');
const part = new RegExp(
  `<!--(?:(?!<!--).)*?-->|<(!doctype)[^<>]*>|<[!?][^<>]*>|<(/?)([a-z][\\w:-]*)${attributes}>|(?:[^<]|<(?![/a-z!?]))+`,
  'gis',
);

/** The parts of HTML in the order in which they are written. */
function partsOf(html: string): readonly Part[] {
  const parts: Part[] = [];
  // Browsers drop a line break after this tag.
  const marked = html.replace(afterPre, '$1').replace(plainText, '$1');
  for (const [whole, doctype, slash = '', name] of marked.matchAll(part)) {
    const tag = name?.toLowerCase();
    const other = doctype ? '<!doctype>' : /^<[!?]/.test(whole) ? 'comment' : 'text';
    const kind = tag ? `<${slash}${tag}>` : other;
    parts.push({ kind, html: whole });
    if (tag && whole.endsWith('/>') && !isEmpty(tag)) parts.push({ kind: `</${tag}>`, html: '' });
  }
  return parts;
}

/** Chromium and WebKit put deeper elements beside each other: `maximumHTMLParserDOMTreeDepth` is 512, with those around a body. */
const deepest = 500;

/** How many elements are open at most. An end tag of another element than the innermost closes none. */
function depthOf(parts: readonly Part[]): number {
  const open: string[] = [];
  return parts.reduce((most, { kind }) => {
    if (kind === open.at(-1)?.replace('<', '</')) open.pop();
    else if (kind.startsWith('<') && !kind.startsWith('</') && !isEmpty(kind.slice(1, -1))) open.push(kind);
    return Math.max(most, open.length);
  }, 0);
}

/** The kinds of the parts of a tree, in the order in which a browser would write them. */
function kindsIn(parent: Tree.ParentNode, kinds: string[] = []): readonly string[] {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) {
      kinds.push(node.nodeName.slice(1));
      continue;
    }
    const tag = node.tagName.toLowerCase();
    kinds.push(`<${tag}>`);
    if (!isPlain(tag)) kindsIn(node, kinds);
    if (!isEmpty(tag)) kinds.push(`</${tag}>`);
  }
  return kinds;
}

/** Describes the first part that a browser does not leave in its place. */
function describe(written: readonly Part[], parsed: readonly string[], at: number): string {
  const kind = written[at]?.kind ?? '';
  const instead = parsed[at] ?? '';
  if (kind === '<!doctype>') return 'a <!doctype>, which browsers leave out: remove it';
  if (!kind || kind.startsWith('</'))
    return instead.startsWith('</')
      ? `${instead.replace('/', '')} without an end tag: add ${instead}`
      : `${kind} without a start tag: remove it`;
  // A browser keeps what is in a template apart.
  if (written[at - 1]?.kind === '<template>') return misplaced(written[at], '<template>');
  if (instead.startsWith('</')) {
    const end = parsed.findIndex((other, index) => index > at && !other.startsWith('</'));
    return misplaced(written[at], parsed.slice(at, end).at(-1)?.replace('/', ''));
  }
  const parents = parentsOf(written);
  // A browser puts what a table cannot hold before it.
  if (kind === '<table>' && instead !== '<table>') {
    const moved = written.findIndex(
      (other, index) => index > at && other.kind === instead && other.html.trim() && isBetweenCells(parents[index]),
    );
    return misplaced(written[moved], parents[moved]);
  }
  const parent = parents[at];
  if (parsed[at + 1] === kind) return `${kind} in ${parent}, around which browsers add ${instead}: write ${instead}`;
  return misplaced(written[at], kind === '<form>' ? kind : parent);
}

/** The start tag of the element around each part. */
function parentsOf(written: readonly Part[]): readonly string[] {
  const open: string[] = [];
  return written.map(({ kind }) => {
    if (kind.startsWith('</')) open.pop();
    const parent = open.at(-1) ?? '<div>';
    if (kind.startsWith('<') && !kind.startsWith('</') && !isEmpty(kind.slice(1, -1))) open.push(kind);
    return parent;
  });
}

/** What holds the cells of a table, and no words. */
const isBetweenCells = (tag = '') => /^<(?:colgroup|table|tbody|tfoot|thead|tr)>$/.test(tag);

function misplaced(part: Part | undefined, outer = '<div>'): string {
  const what = part?.kind === 'text' ? `the text "${part.html.trim().slice(0, 40)}"` : part?.kind;
  return `${what} in ${outer}, where browsers do not leave it: move it out of the ${outer}`;
}
