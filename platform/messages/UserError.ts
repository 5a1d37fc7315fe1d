/** Something a person can fix: one line that says what, where and how. The command ends with exit code 1. */
export class UserError extends Error {}
