import { UserError } from './UserError.ts';

/** The result of `read`, or why it was refused. */
export async function attempt<T>(read: () => Promise<T>): Promise<{ readonly value?: T; readonly problem?: string }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}
