/** Is called with how much of something is done, as in `onProgress(3, 44, 'pages')`. */
export type OnProgress = (done: number, total: number, what: string) => void;
