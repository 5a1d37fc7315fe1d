import type { ContactMessage } from './validateContact.ts';

/** What became of a message. A back end adds its own outcomes here, and the form has to say something for each. */
export type Outcome = 'unsent';

/** The only step between the form and the team; so far it sends nothing. */
export async function sendMessage(_message: ContactMessage): Promise<Outcome> {
  return 'unsent';
}
