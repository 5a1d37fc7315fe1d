import type { ContactMessage } from './validateContact.ts';

/**
 * Characters that nobody sees: the controls of mixed directions, those of no width, and spaces that are no space of a
 * keyboard. A copied address may carry them.
 */
const invisible = /[\p{Cf}\u00a0\u2007\u202f]/gu;

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (field: string) => String(data.get(field) ?? '');
  return { name: read('name'), email: read('email').replace(invisible, ''), message: read('message') };
}
