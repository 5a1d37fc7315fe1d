/** Something a person can fix: one line that says what, where and how. The command ends with exit code 1. */
export class UserError extends Error {}

/** The message of an error, or the text of anything else that was thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line for a person. `SITE_DEBUG` adds the stack of an unexpected error. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof Error && process.env['SITE_DEBUG']) return error.stack ?? error.message;
  return `${errorMessage(error)} (this is a bug of the command: SITE_DEBUG=1 shows where)`;
}

/** Resolves to the result of `read`, or to the message of the `UserError` that it throws. */
export async function attempt<T>(
  read: () => T | Promise<T>,
): Promise<{ readonly value?: T; readonly problem?: string }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}
