import type { ContactMessage } from './validateContact.ts';

/** The result of sending a message. A back end adds its results here, and the form needs a text for each. */
export type Outcome = 'unsent';

/** Sends a message to the team: put a back end here. Until then it sends nothing. */
export async function sendMessage(_message: ContactMessage): Promise<Outcome> {
  return 'unsent';
}
