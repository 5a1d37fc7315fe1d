import { UserError } from './UserError.ts';

interface NumberRange {
  /** The name of the option or variable, such as `--keep-days` or `PORT`. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Reads a whole number that is written in digits only. Throws a `UserError`, or an `ErrorClass`, for anything else. */
export function readNumber(text: string, { name, least, most }: NumberRange, ErrorClass = UserError): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
  throw new ErrorClass(`${name} must be ${least}–${most}, got "${text}"`);
}

/** The range of ports. */
export const ports = { least: 1, most: 65_535 } as const;
