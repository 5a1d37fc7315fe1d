import { site } from '@mirqam/shared/contract/site';
import type { ContactMessage } from './validateContact.ts';

/** An e-mail to the team. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The subject begins with `start` and names sender and matter; the body ends with the address to reply to, which may not be the sender's own. */
export function mailOf({ name, email, message }: ContactMessage, start: string): Mail {
  return {
    subject: `${start} ${name.trim()}: ${firstWords(message)}`,
    body: `${message.trim()}\n\n${name.trim()}\n${email}`,
  };
}

/** Programs and browsers cut longer addresses; a letter of Arabic takes six characters in one. */
const longestLink = 2000;

/** Whether every e-mail program takes the link to an e-mail whole. */
export const isLinkable = (mail: Mail): boolean => mailLink(mail).length <= longestLink;

/** A `mailto:` address with the e-mail filled in, see https://www.rfc-editor.org/rfc/rfc6068. */
export const mailLink = ({ subject, body }: Mail): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;

/** The first line, shortened at a space to what lists of e-mails show. */
function firstWords(message: string): string {
  const [line = ''] = message.trim().split(/[\r\n]/, 1);
  const [start] = /^.{0,60}(?!\S)/u.exec(line) ?? [[...line].slice(0, 60).join('')];
  return start.length < line.length ? `${start.replace(/[\s.,;:]+$/, '')} …` : line;
}
