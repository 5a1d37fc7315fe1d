/** The warning about a rule that is broken by what visitors got before the rule. */
export const acceptedFault = (fault: string): string => `accepted, because it was live before: ${fault}`;
