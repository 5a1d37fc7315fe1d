import { UserError } from '../messages/UserError.ts';

/** The warning about a rule that is broken by what visitors got before the rule. */
export const acceptedFault = (fault: string): string => `accepted, because it was live before: ${fault}`;

/** Runs a check. Resolves to the message of the `UserError` that it throws, or to undefined. */
export async function faultOf(check: () => unknown): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}
