/** The memory of a thread. Without a limit, a thread collects garbage only when the machine runs out of memory. */
export const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 } as const;
