import { siteAddress } from '../../compose/siteAddress.ts';
import type { LiveResult } from '../../live/change/changeLive.ts';
import { versionsOf } from '../../live/log/history.ts';
import type { Reporter } from '../../messages/Reporter.ts';

/** Reports what visitors get after a change, and returns it for programs. */
export function reportLive(
  report: Reporter,
  { entry, composition, rendered, reused, warnings = [], lost, isNew }: LiveResult,
) {
  const pages = rendered + reused > 0 ? `: ${rendered} pages rendered, ${reused} reused` : '';
  report.done(
    isNew
      ? `composition ${entry.composition} is live as number ${entry.serial}${pages}`
      : `composition ${entry.composition} was live already, as number ${entry.serial}`,
  );
  if (composition.site?.isUnlisted)
    report.done(`its pages have "noindex", because ${composition.site.origin} is not the "homepage" of package.json`);
  const { origin } = siteAddress();
  if (process.env['SITE_ORIGIN'] && composition.site && composition.site.origin !== origin)
    report.done(`the site stays at ${composition.site.origin}: "site deploy" moves it to ${origin}`);
  for (const warning of warnings) report.done(`warning: ${warning}`);
  return {
    serial: entry.serial,
    composition: entry.composition,
    isNew,
    apps: versionsOf(composition.apps),
    rendered,
    reused,
    warnings,
    lost,
  };
}
