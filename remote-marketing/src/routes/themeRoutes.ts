import { site as arabicSite } from '@mirqam/shared/contract/ar/site';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { themes as arabicThemes } from '../content/ar/themes.ts';
import type { Theme } from '../content/ThemeContent.ts';
import { themes } from '../content/themes.ts';
import { shareImage } from './shareImage.ts';

export const themeRoutes = themes.map((theme) => themeRoute(theme, site));

export const arabicThemeRoutes = arabicThemes.map(
  (theme) => ({ ...themeRoute(theme, arabicSite), language: 'ar' }) as const,
);

function themeRoute(theme: Theme, publisher: { readonly name: string }) {
  const { path, page, title, pageTitle, description, shareImage: image } = theme;
  return {
    pattern: path,
    page,
    isTitledByPage: true,
    paths: [
      {
        path,
        title: pageTitle,
        description,
        schema: { type: 'WebPage' },
        trail: [{ name: title, path }],
        image: shareImage(image, publisher),
      },
    ],
  } as const satisfies SiteRoute;
}
