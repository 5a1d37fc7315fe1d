import { previewAddress } from '@mirqam/shared/contract/preview';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { Parser } from 'htmlparser2';

/** The address of a link, and its first character's index in the HTML. */
interface Link {
  readonly address: string;
  readonly at: number;
}

type Attributes = Readonly<Record<string, string>>;
type Picture = NonNullable<PageBody['pictures']>[number];
type FileLink = NonNullable<PageBody['fileLinks']>[number];

/**
 * Reads the values of a rendered body, and adds the base to its links.
 *
 * React's renderer for Node only returns text, so this parses it once; gates and link checks read the values.
 */
export function readBody(html: string, base: string): PageBody {
  const mainHeadings: string[] = [];
  const emptyHeadings: string[] = [];
  const links: Link[] = [];
  const ids: string[] = [];
  const images: string[] = [];
  const frame: string[] = [];
  const media: string[] = [];
  const styled: string[] = [];
  const tags = openTagReader();
  let text = '';
  let element = '';
  let headingStart = 0;
  const parser = new Parser({
    onopentagname(name) {
      element = name;
      if (name === 'style') styled.push(name);
      text += ' ';
      if (isHeading(name)) headingStart = text.length;
    },
    onattribute(name, value) {
      if (name === 'id') ids.push(value);
      if (name === 'style') styled.push(element);
      if (isImage(element, name) && !isInPage(value)) images.push(...addressesOf(name, value));
      if (name === 'src' && element === 'iframe') frame.push(value);
      if (name === 'src' && mediaElements.includes(element)) media.push(value);
      if ((name === linkAttributes[element] || name === 'formaction') && staysHere(value))
        links.push({ address: value, at: parser.startIndex + `${name}="`.length });
    },
    onopentag: tags.open,
    ontext(part) {
      text += part;
      tags.text(part);
    },
    onclosetag(name) {
      text += ' ';
      tags.close(name);
      if (!isHeading(name)) return;
      const heading = text.slice(headingStart).trim();
      if (name === 'h1') mainHeadings.push(heading);
      if (!heading) emptyHeadings.push(name);
    },
  });
  parser.end(html);
  const addresses = [...new Set(links.map(({ address }) => address))];
  return {
    html: base ? addPrefix(html, links, base) : html,
    mainHeadings,
    emptyHeadings,
    links: addresses,
    ids,
    images: [...new Set(images)],
    embedded: { frame, media },
    styled,
    text,
    ...tags.values,
  };
}

/** Whether a link leads to a file of a release, not to a page. */
const isFileAddress = (address: string) => address.startsWith('/apps/');

const isHeading = (name: string) => /^h[1-6]$/.test(name);
const linkAttributes: Readonly<Record<string, string>> = { a: 'href', area: 'href', form: 'action' };
/** Whether a link leads to a page of the site: it has no scheme or host of its own. */
const staysHere = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && !isFileAddress(address);
const imageAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['srcset'],
  feImage: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  input: ['src'],
  use: ['href', 'xlink:href'],
  video: ['poster'],
};
/** Browsers still read the old `background` of tables and their cells. */
const isImage = (element: string, attribute: string) =>
  attribute === 'background' || imageAttributes[element]?.includes(attribute);
/** Whether a `use` repeats a part of the page, not of a file. */
const isInPage = (address: string) => address.startsWith('#');

/** Names a start tag if the CSP blocks its element, handler or link. A script may hold JSON, which does not run. */
function blockedIn(name: string, attributes: Attributes): readonly string[] {
  const handler = Object.keys(attributes).find((attribute) => attribute.startsWith('on'));
  if (handler) return [`${name} ${handler}`];
  if (/^\s*javascript:/i.test(attributes['href'] ?? '')) return [`${name} href="javascript:"`];
  const sent = ['action', 'formaction', 'ping'].find((attribute) => !staysHere(attributes[attribute] ?? ''));
  if (sent) return [`${name} ${sent}`];
  if ('srcdoc' in attributes) return [`${name} srcdoc`];
  const isCode = name === 'script' && !attributes['type']?.endsWith('json');
  return isCode || ['base', 'embed', 'object'].includes(name) ? [name] : [];
}

/** React moves these to the head, and adds preloads of images itself. */
const isOfHead = (name: string, { rel, as }: Attributes) =>
  name === 'meta' || name === 'title' || (name === 'link' && !(rel === 'preload' && as === 'image'));

const mediaElements = ['audio', 'video', 'source', 'track'];

/** A `srcset` holds addresses, each with a width or density, see https://html.spec.whatwg.org/#srcset-attributes. */
const srcsetAddresses = (value: string): readonly string[] =>
  value
    .trim()
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

const addressesOf = (name: string, value: string) => (name === 'srcset' ? srcsetAddresses(value) : [value]);

function addPrefix(html: string, links: readonly Link[], base: string): string {
  let done = 0;
  const parts = links
    .filter(({ address }) => address.startsWith('/'))
    .map(({ address, at }) => {
      const before = html.slice(done, at) + base;
      // The address of the start page has no slash after the prefix.
      done = at + address.length - previewAddress('', address).length;
      return before;
    });
  return parts.join('') + html.slice(done);
}

/** Reads the pictures of a body, its links to files, and what the CSP blocks; a parser calls it for each tag and text. */
function openTagReader() {
  const pictures: Picture[] = [];
  const fileLinks: FileLink[] = [];
  const blocked: string[] = [];
  const ofHead: string[] = [];
  let drawings = 0;
  let sources: string[] = [];
  let link: { readonly address: string; text: string } | undefined;
  return {
    values: { pictures, fileLinks, blocked, ofHead },
    open(name: string, attributes: Attributes) {
      blocked.push(...blockedIn(name, attributes));
      if (name === 'svg') drawings++;
      if (isOfHead(name, attributes) && !(name === 'title' && drawings > 0)) ofHead.push(name);
      const { src = '', srcset, width, height, loading, href = '' } = attributes;
      if (name === 'picture') sources = [];
      if (name === 'source' && srcset) sources.push(...srcsetAddresses(srcset));
      if (name === 'a') link = isFileAddress(href) ? { address: href, text: '' } : undefined;
      if (name !== 'img') return;
      const addresses = [src, ...sources, ...(srcset ? srcsetAddresses(srcset) : [])];
      pictures.push({ addresses, isSized: Boolean(width && height), isLazy: loading === 'lazy' });
      sources = [];
    },
    text(part: string) {
      if (link) link.text += part;
    },
    close(name: string) {
      if (name === 'svg') drawings--;
      if (name !== 'a' || !link) return;
      fileLinks.push({ ...link, text: link.text.replace(/\s+/g, ' ').trim() });
      link = undefined;
    },
  };
}
