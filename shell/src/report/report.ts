// A script of its own, which runs after each of the first failures. It imports nothing, and so needs no runtime of webpack.
type Failure = (typeof federationVisit.failures)[number];
type View = { readonly kind: 'view' };

/** The most reports of a visit, which lasts as long as its tab. */
const most = 10;
const key = 'reports';
const { composition, failures } = federationVisit;

/** Reports each failure once in a visit and, in a sample, page views; nothing for a visitor who has asked not to be tracked. */
function report() {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return;
  if (federationVisit.isCounted) countViews();
  const sent: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  for (const failure of failures) {
    const words = describe(failure);
    const query = String(new URLSearchParams(words));
    if (isOfExtension(failure) || sent.length >= most || sent.includes(query)) continue;
    sessionStorage.setItem(key, JSON.stringify([...sent, query]));
    sent.push(query);
    send(words, query).catch(() => undefined);
  }
}

/** Reports the page, and each later one of the document: a route change sets the title when it has shown its page. */
function countViews() {
  federationVisit.isCounted = false;
  let shown = '';
  const count = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    const words = { ...describe({ kind: 'view' }), share: String(composition.site?.views) };
    send(words, String(new URLSearchParams(words))).catch(() => undefined);
  };
  count();
  const title = document.querySelector('title');
  if (title) new MutationObserver(count).observe(title, { childList: true });
}

/** The words of a report. What a visitor may have typed is not among them: an unknown address is "404". */
function describe(failure: Failure | View) {
  const { base = '', notFound } = document.getElementById('root')?.dataset ?? {};
  const path = location.pathname.slice(base.length) || '/';
  const owner = notFound === undefined && Object.keys(composition.apps).find((app) => owns(app, path));
  const [app, stage, attempt = 1] = placeOf(failure, owner || 'shell');
  return {
    app,
    release: composition.apps[app]?.version ?? '',
    composition: composition.id,
    page: owner ? path : '404',
    stage,
    kind: failure.kind,
    attempt: String(attempt),
  };
}

const owns = (app: string, path: string) =>
  composition.apps[app]?.routes?.some(([pattern]) =>
    new RegExp(`^${pattern.replace(/:[\w-]+/g, '[^/]+')}$`).test(path),
  );

/** The app at fault and the stage: the kind of a file, the state of the first load, or the directive of the CSP. */
function placeOf(failure: Failure | View, owner: string): readonly [app: string, stage: string, attempt?: number] {
  if (failure.kind === 'load') return [failure.cause.app, failure.cause.stage, failure.cause.attempt];
  if (failure.kind === 'thrown') return [failure.app, 'page'];
  if (failure.kind === 'policy') return [owner, failure.cause.effectiveDirective];
  return [owner, failure.kind === 'fallback' ? failure.cause : 'page'];
}

/** Extensions of the browser break the policy of every site. */
const isOfExtension = ({ kind, cause }: Failure) =>
  kind === 'policy' && /-extension/.test(cause.sourceFile + cause.blockedURI);

/**
 * Requests a tiny file, whose query any server writes into its access log; or sends a report as browsers do
 * (https://www.w3.org/TR/reporting-1/#serialize-reports) to the endpoint of the composition. `sendBeacon` would send cookies.
 */
async function send(words: ReturnType<typeof describe>, query: string) {
  const options = { keepalive: true, credentials: 'omit', cache: 'no-store' } as const;
  const { reports } = composition.site ?? {};
  const name = words.kind === 'view' ? 'view' : 'failure';
  if (!reports) return await fetch(`/_report/${name}.txt?${query}`, options);
  const { userAgent } = navigator;
  const body = { age: 0, type: `site-${name}`, url: origin + words.page, user_agent: userAgent, body: words };
  const headers = { 'Content-Type': 'application/reports+json' };
  return await fetch(reports, { ...options, method: 'POST', headers, body: JSON.stringify([body]) });
}

try {
  report();
} catch {
  // Without storage nothing counts the reports.
}
