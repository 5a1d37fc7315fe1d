import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { generalRoutes as arabicGeneralRoutes } from './routes/ar/generalRoutes.ts';
import { generalRoutes } from './routes/generalRoutes.ts';
import { arabicServiceRoutes, serviceRoutes } from './routes/serviceRoutes.ts';
import { arabicThemeRoutes, themeRoutes } from './routes/themeRoutes.ts';

export const routes = [
  ...[...generalRoutes, ...serviceRoutes, ...themeRoutes],
  ...[...arabicGeneralRoutes, ...arabicServiceRoutes, ...arabicThemeRoutes],
] as const satisfies readonly SiteRoute[];
