import { site } from '@mirqam/shared/contract/site';

/** See https://www.w3.org/TR/appmanifest/; `iconAddress` returns the address of an icon on a site without a base. */
export function webManifest(iconAddress: (icon: string) => string): string {
  const icon = (size: number, purpose?: string) => ({
    src: iconAddress(`icon-${purpose ? `${purpose}-` : ''}${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    theme_color: '#15296B',
    background_color: '#FBF8F2',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
}
