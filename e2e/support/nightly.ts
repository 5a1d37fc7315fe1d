/** Whether this is the nightly run, which visits every page and every case where `npm test` takes a sample. */
export const isNightly = Boolean(process.env['NIGHTLY']);
