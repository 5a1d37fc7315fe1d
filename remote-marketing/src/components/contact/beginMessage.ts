import { kept } from './keptMessage.ts';

/** Puts a line into a message in which the visitor has written nothing. */
export function beginMessage(form: HTMLFormElement, line: string): void {
  const message = form.elements.namedItem('message');
  if (!(message instanceof HTMLTextAreaElement) || (message.value && message.value !== kept.start)) return;
  kept.start = `${line}\n`;
  message.value = kept.start;
}
