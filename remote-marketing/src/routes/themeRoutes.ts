import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import type { Theme } from '../content/ThemeContent.ts';
import { themes } from '../content/themes.ts';
import { shareImage } from './shareImage.ts';

export const themeRoutes = themes.map(themeRoute);

function themeRoute({ path, page, title, pageTitle, description, shareImage: image }: Theme) {
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
        image: shareImage(image),
      },
    ],
  } as const satisfies SiteRoute;
}
