import { UserError } from './UserError.ts';

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
