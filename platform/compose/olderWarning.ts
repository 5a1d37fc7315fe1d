/** The warning about a release that breaks a rule which is newer than it. */
export const olderWarning = (app: string, fault: string): string => `${app} was live before this rule: ${fault}`;
