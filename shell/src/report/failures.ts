import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Failure } from '@mirqam/shared/contract/Failure';
import { preloadErrorName } from '@mirqam/shared/contract/preloadError';
import { fileKey } from '@mirqam/shared/contract/Release';
import type {} from '@mirqam/shared/federation/federationGlobals';
import { insertFile } from '@mirqam/shared/federation/insertFile';

/** Replaced by the mode of the build, by webpack, and by the hashes of the release. */
declare const process: { readonly env: { readonly NODE_ENV: string } };
declare const __CHUNK_HASHES__: { readonly js: { readonly report: string } };

/** More would be no news. */
const most = 10;
const failures: Failure[] = [];

/** Records a failure; in a release it also runs the script that reports it. */
export function noteFailure(failure: Failure) {
  if (failures.push(failure) <= most) runReport();
}

function runReport() {
  if (process.env.NODE_ENV !== 'production') return;
  const integrity = __CHUNK_HASHES__.js.report;
  insertFile({ app: 'shell', stage: 'chunk', url: `/${fileKey('shell', 'report.js', integrity)}`, integrity }, 'low');
}

/**
 * Starts to record what the browser reports, after the handlers of the loader, which may try again. In a share of the visits
 * the script that reports is run for page views too.
 */
export function watchFailures(composition: Composition) {
  globalThis.federationVisit = { composition, failures };
  if (Math.random() < (composition.site?.views ?? 0)) {
    federationVisit.isCounted = true;
    setTimeout(runReport, 1000);
  }
  addEventListener(preloadErrorName, (cause) => {
    if (!cause.defaultPrevented) noteFailure({ kind: 'load', cause });
  });
  addEventListener('securitypolicyviolation', (cause) => noteFailure({ kind: 'policy', cause }));
}
