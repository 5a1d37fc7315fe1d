import type { PageBody } from '@mirqam/shared/contract/Renderer';

type Attributes = Readonly<Record<string, string>>;
type Picture = NonNullable<PageBody['pictures']>[number];
type FileLink = NonNullable<PageBody['fileLinks']>[number];

/** Whether a link leads to a file of a release, not to a page. */
export const isFileAddress = (address: string) => address.startsWith('/apps/');

/** Reads the pictures of a body, and its links to files; a parser calls it for each tag and text. */
export function openFileReader() {
  const pictures: Picture[] = [];
  const fileLinks: FileLink[] = [];
  let sources: string[] = [];
  let link: { readonly address: string; text: string } | undefined;
  return {
    values: { pictures, fileLinks },
    open(name: string, { src = '', srcset, width, height, loading, href = '' }: Attributes) {
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
      if (name !== 'a' || !link) return;
      fileLinks.push({ ...link, text: link.text.replace(/\s+/g, ' ').trim() });
      link = undefined;
    },
  };
}

/** A `srcset` holds addresses, each with a width or density, see https://html.spec.whatwg.org/#srcset-attributes. */
export const srcsetAddresses = (value: string): readonly string[] =>
  value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
