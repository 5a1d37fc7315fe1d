import { documentIds } from '@mirqam/shared/contract/Composition';
import type { Origins } from '@mirqam/shared/contract/origins';
import type { AllowedPhrase, Route } from '@mirqam/shared/contract/Route';
import { UserError } from '../../messages/UserError.ts';
import { findBoast } from '../../release/findBoast.ts';
import type { BodyValues } from '../render/RenderJob.ts';
import { checkFileLinks, checkImages, checkPictures, type ShippedFiles } from './checkImages.ts';
import { checkNesting } from './checkNesting.ts';

/**
 * Throws a `UserError` for a page that has not exactly one main heading, has an empty one, a `style`, what the CSP blocks,
 * an element of the head, an id twice or one of the document,
 * boasts outside of an allowed phrase, or holds filler or half a character; `page` names it in the message.
 */
export function checkBody(page: string, body: BodyValues, allowed: readonly AllowedPhrase[] = []): void {
  const {
    mainHeadings,
    emptyHeadings: [empty] = [],
    styled: [tag],
    blocked: [code] = [],
    ofHead: [headTag] = [],
    ids,
    text,
  } = body;
  if (mainHeadings.length === 0) throw new UserError(`${page} has no main heading: give it one h1`);
  if (mainHeadings.length > 1) {
    const headings = mainHeadings.map((heading) => `"${heading}"`).join(' and ');
    throw new UserError(`${page} has ${mainHeadings.length} main headings, ${headings}: keep one h1`);
  }
  if (empty) throw new UserError(`${page} has an empty <${empty}>: write its words, or remove it`);
  if (tag === 'style') throw new UserError(`${page} has a <style>, which the CSP blocks: write a CSS module`);
  if (tag) throw new UserError(`${page} has <${tag} style>, which the CSP blocks: write a class`);
  if (code)
    throw new UserError(`${page} has <${code}>, which the CSP blocks: remove it, and do the same in the component`);
  if (headTag) throw new UserError(`${page} has a <${headTag}>, which belongs to the head of the shell: remove it`);
  const last = new Map(ids.map((id, index) => [id, index]));
  const twice = ids.find((id, index) => last.get(id) !== index);
  if (twice !== undefined)
    throw new UserError(
      `${page} has two elements with the id "${twice}": rename one, because labels and links find only the first`,
    );
  const taken = ids.find((id) => documentIds.includes(id));
  if (taken !== undefined)
    throw new UserError(
      `${page} has an element with the id "${taken}", which the document around it has too: rename it, because scripts and links find only the first`,
    );
  const boast = findBoast(page, text, allowed);
  if (boast) throw new UserError(boast);
  const [filler] = /\blorem\b/i.exec(text) ?? [];
  if (filler) throw new UserError(`${page} has the filler "${filler}": write its text`);
  // React writes this for half of a surrogate pair, and does not find it again in the browser.
  const [cut] = /.{0,20}\uFFFD/.exec(text) ?? [];
  if (cut)
    throw new UserError(`${page} has half a character in "${cut}": cut texts between characters, as of [...text]`);
}

/** Throws a `UserError` for a frame or media that the CSP of the page blocks; `page` names it in the message. */
function checkEmbedded(page: string, { embedded }: Pick<BodyValues, 'embedded'>, origins: Origins = {}): void {
  for (const use of ['frame', 'media'] as const) {
    const isAllowed = (address: string) => origins[use]?.some((origin) => `${address}/`.startsWith(`${origin}/`));
    const blocked = embedded?.[use].find((address) => !isAllowed(address));
    if (blocked === undefined) continue;
    throw new UserError(
      `${page} has ${blocked} as ${use}, which its CSP blocks: name the origin in "origins" of its route`,
    );
  }
}

interface JudgedBody {
  /** The page, for messages: `/about of marketing`. */
  readonly where: string;
  readonly route: Route | undefined;
  readonly html: string;
  readonly values: BodyValues;
  readonly releases: ShippedFiles;
}

/** Throws a `UserError` for the first rule for content that a rendered page breaks. */
export function judgeBody({ where, route, html, values, releases }: JudgedBody): void {
  checkBody(where, values, route?.allowed);
  checkNesting(where, html);
  checkImages(where, values.images, releases, route?.origins?.img);
  checkPictures(where, values);
  checkFileLinks(where, values, releases);
  checkEmbedded(where, values, route?.origins);
}
