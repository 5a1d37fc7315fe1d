import type { ContactErrors } from './validateContact.ts';

/**
 * Focuses the first field in error, in the order of the form, and scrolls it to the middle of the window, because a browser
 * may leave its label under the header. Returns whether there was one.
 */
export function focusFirstError(form: HTMLFormElement, errors: ContactErrors): boolean {
  for (const field of form.querySelectorAll<HTMLElement>('[name]')) {
    if (!Object.keys(errors).includes(field.getAttribute('name') ?? '')) continue;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
