import type { Mail } from './mail.ts';
import { readMessage } from './readMessage.ts';
import type { ContactMessage } from './validateContact.ts';

interface KeptMessage {
  draft: ContactMessage | undefined;
  mail: Mail | undefined;
  /** The line that stands in the message before the visitor writes. */
  start?: string;
}

/** What the visitor has written, as long as the document lasts: going to another page and back loses nothing. */
export const kept: KeptMessage = { draft: undefined, mail: undefined };

/** The name of the field of the HTML that has the focus. */
let focused = '';

/**
 * Keeps what stands in the form of the HTML, which React replaces if an extension or a translation has changed the page
 * before its code has loaded. To be called as the form is rendered.
 */
export function keepEarlyDraft() {
  const form = globalThis.document?.querySelector<HTMLFormElement>('form[method="dialog"]');
  if (!form) return;
  kept.draft ??= readMessage(form);
  const { activeElement } = document;
  if (isField(activeElement) && form.contains(activeElement)) focused = activeElement.name;
}

/** A ref of the form. */
export function keepDraft(form: HTMLFormElement) {
  const field = (name: string) => [form.elements.namedItem(name)].find(isField);
  for (const [name, value] of Object.entries(kept.draft ?? {})) {
    const empty = field(name);
    if (empty?.value === '') empty.value = value;
  }
  if (document.activeElement === document.body) field(focused)?.focus();
  focused = '';
  return () => {
    kept.draft = readMessage(form);
  };
}

/** Puts a line into a message in which the visitor has written nothing. */
export function beginMessage(form: HTMLFormElement, line: string): void {
  const message = form.elements.namedItem('message');
  if (!(message instanceof HTMLTextAreaElement) || (message.value && message.value !== kept.start)) return;
  kept.start = `${line}\n`;
  message.value = kept.start;
}

const isField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
