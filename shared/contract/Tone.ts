/** The six background colours of the site, defined in `shared/tokens/tones.css`. */
export const tones = ['ochre', 'teal', 'lapis', 'garnet', 'olive', 'violet'] as const;

export type Tone = (typeof tones)[number];
