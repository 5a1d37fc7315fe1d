import type { Reporter } from '../messages/Reporter.ts';
import { UserError } from '../messages/UserError.ts';

interface Placeholders {
  readonly placeholders: readonly string[];
  readonly strict: boolean | undefined;
}

/** Names every placeholder that a release takes to visitors. With `strict` it throws a `UserError` instead. */
export function reportPlaceholders(report: Reporter, { placeholders, strict }: Placeholders): void {
  const names = placeholders.join('; ');
  if (placeholders.length > 0 && strict)
    throw new UserError(`placeholders are left: replace ${names}, or run this without --strict`);
  for (const placeholder of placeholders) report.done(`placeholder left: ${placeholder}`);
}
