import { site } from '@mirqam/shared/contract/site';
import type { ContactMessage } from './validateContact.ts';

/** A `mailto:` address with the message filled in, see https://www.rfc-editor.org/rfc/rfc6068. */
export const mailLink = ({ name, message }: ContactMessage): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;
