import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { themes as arabicThemes } from '../content/ar/themes.ts';
import type { Theme } from '../content/ThemeContent.ts';
import { themes } from '../content/themes.ts';
import { shareImage } from './shareImage.ts';

export const themeRoutes = [
  ...themes.map((theme) => themeRoute(theme, shareImage(theme.shareImage))),
  ...arabicThemes.map((theme) => ({ ...themeRoute(theme), language: 'ar' }) as const),
];

function themeRoute({ path, page, title, pageTitle, description }: Theme, image?: RoutePath['image']) {
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
        ...(image && { image }),
      },
    ],
  } as const satisfies SiteRoute;
}
