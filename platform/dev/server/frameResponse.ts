import type { DevPage } from '../browser/DevState.ts';
import type { DevSite } from '../DevSite.ts';
import { findOwnPage } from '../readCheckout.ts';
import { devHead } from './client.ts';
import { type DevResponse, respondWith } from './DevResponse.ts';

const html = (app: string, head: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${app} alone</title>
<script src="/apps/${app}/dev/main.js" defer></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;

/** Renders the plain frame of a remote that runs without a shell. */
export async function frameResponse(
  { readCheckout, stampOf }: DevSite,
  app: string,
  path: string,
): Promise<DevResponse> {
  const checkout = await readCheckout();
  const mine = checkout.apps[app];
  const page: DevPage = { ...stampOf(checkout), apps: mine ? { [app]: { mine } } : {} };
  const status = findOwnPage(checkout, path) ? 200 : 404;
  const head = devHead(page, [`/apps/${app}/dev/main.css`]);
  return respondWith(status, 'text/html; charset=utf-8', html(app, head));
}
