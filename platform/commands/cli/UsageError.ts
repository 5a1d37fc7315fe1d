import { UserError } from '../../messages/UserError.ts';

/** A wrong command, argument or option. The command ends with exit code 2. */
export class UsageError extends UserError {}
