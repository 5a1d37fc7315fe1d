import { cspRules } from '@mirqam/shared/contract/csp';
import { allowedOrigins } from '@mirqam/shared/contract/origins';
import type { SitePolicy } from '@mirqam/shared/contract/Release';
import { site, siteDescription } from '@mirqam/shared/contract/site';
import { securityHeaders } from './headers.ts';

/** The policy of this checkout, which a release of the shell takes to the site. */
export const sitePolicy = (): SitePolicy => ({
  csp: cspRules,
  origins: allowedOrigins,
  headers: securityHeaders,
  files: {
    // Everywhere: a search engine must read a page to find its `noindex`.
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: {origin}/sitemap.xml\n',
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityText,
  },
});

/** See RFC 9116. */
const securityText = `Contact: mailto:${site.email}
Expires: ${site.securityExpires}
Preferred-Languages: en, ar
Canonical: {origin}/.well-known/security.txt
`;

/** See https://www.w3.org/TR/appmanifest/. */
function webManifest(): string {
  const icon = (size: number, purpose?: string) => ({
    src: `{art/icon-${purpose ? `${purpose}-` : ''}${size}.png}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: siteDescription,
    start_url: '/',
    display: 'browser',
    theme_color: '#15296B',
    background_color: '#FBF8F2',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
}
