import { UserError } from '../messages/UserError.ts';
import type { BodyValues } from './RenderThread.ts';

/** Superlatives, which nobody can verify. */
const boasts = /\b(?:best|cutting[- ]edge|leading|premier|state[- ]of[- ]the[- ]art|unrivalled|world[- ]class)\b/i;

/**
 * Throws a `UserError` for a page without exactly one main heading, with an empty heading, with a `style` attribute, or
 * whose text boasts or is filler; `page` names it in the message.
 */
export function checkBody(page: string, body: BodyValues): void {
  const {
    mainHeadings,
    emptyHeadings: [empty] = [],
    styled: [tag],
    text,
  } = body;
  if (mainHeadings.length === 0) throw new UserError(`${page} has no main heading: give it one h1`);
  if (mainHeadings.length > 1) {
    const headings = mainHeadings.map((heading) => `"${heading}"`).join(' and ');
    throw new UserError(`${page} has ${mainHeadings.length} main headings, ${headings}: keep one h1`);
  }
  if (empty) throw new UserError(`${page} has an empty <${empty}>: write its words, or remove it`);
  if (tag) throw new UserError(`${page} has <${tag} style>, which the CSP blocks: write a class`);
  const [boast] = boasts.exec(text) ?? [];
  if (boast) throw new UserError(`${page} boasts with "${boast}": say in plain words what is true`);
  const [filler] = /\blorem\b/i.exec(text) ?? [];
  if (filler) throw new UserError(`${page} has the filler "${filler}": write its text`);
}
