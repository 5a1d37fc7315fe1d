import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import type { Theme } from '../content/ThemeContent.ts';
import { themes } from '../content/themes.ts';

export const themeRoutes = themes.map(themeRoute);

function themeRoute({ path, page, title, description, shareImage }: Theme) {
  return {
    pattern: path,
    page,
    paths: [
      {
        path,
        title,
        description,
        schema: { type: 'WebPage' },
        image: { file: `art/${shareImage.file}`, alt: `${site.name}: ${shareImage.alt}` },
      },
    ],
  } as const satisfies SiteRoute;
}
