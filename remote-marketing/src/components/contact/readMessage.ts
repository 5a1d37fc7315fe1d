import type { ContactMessage } from './validateContact.ts';

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (field: string) => String(data.get(field) ?? '');
  return { name: read('name'), email: read('email'), message: read('message') };
}
