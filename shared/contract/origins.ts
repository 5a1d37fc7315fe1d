/** What a page may do with another origin: send requests, show it in a frame, show its images, play its media. */
export const originUses = ['connect', 'frame', 'img', 'media'] as const;

/** Other origins by use, such as `{ frame: ['https://video.example.org'] }`. */
export type Origins = Readonly<Partial<Record<(typeof originUses)[number], readonly string[]>>>;

/**
 * The other origins that the shell allows the routes of remotes to ask for. A page gets only those of its own route; the
 * next deploy of the shell brings a change of this list to the site.
 */
export const allowedOrigins: Origins = {};
