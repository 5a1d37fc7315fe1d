/** The six grounds of the site. The colours behind the names stand in `shared/tokens/tones.css`. */
export const tones = ['ochre', 'teal', 'lapis', 'garnet', 'olive', 'violet'] as const;

/** The name of a ground. */
export type Tone = (typeof tones)[number];
