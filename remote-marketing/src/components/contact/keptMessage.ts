import type { Mail } from './mail.ts';
import { readMessage } from './readMessage.ts';
import type { ContactMessage } from './validateContact.ts';

interface KeptMessage {
  draft: ContactMessage | undefined;
  mail: Mail | undefined;
}

/** What the visitor has written, as long as the document lasts: going to another page and back loses nothing. */
export const kept: KeptMessage = { draft: undefined, mail: undefined };

/** A ref of the form. */
export function keepDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(kept.draft ?? {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
  return () => {
    kept.draft = readMessage(form);
  };
}
