import type { z } from 'zod';
import { UserError } from '../messages/UserError.ts';

/** Parses a text of a store. Throws a `UserError` that names the place, the field and the remedy. */
export function parseJson<T>(
  schema: z.ZodType<T>,
  json: string,
  where: string,
  remedy = 'restore it from a copy, or remove it',
): T {
  try {
    return parseValue(schema, JSON.parse(json), where, remedy);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${where} is not JSON: ${remedy}`);
  }
}

/** Parses a value from outside. Throws a `UserError` that names the place, the field and the remedy. */
export function parseValue<T>(schema: z.ZodType<T>, value: unknown, where: string, remedy = 'fix or replace it'): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const fault = [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ');
  throw new UserError(`${where} does not match the contract, ${fault}: ${remedy}`);
}
