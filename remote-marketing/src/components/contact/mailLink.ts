import { site } from '@mirqam/shared/contract/site';
import type { ContactMessage } from './validateContact.ts';

/** Opens an e-mail to the publisher that holds the message already, see RFC 6068. */
export const mailLink = ({ name, message }: ContactMessage): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;
