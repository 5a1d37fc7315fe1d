import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { generalRoutes } from './routes/generalRoutes.ts';
import { serviceRoutes } from './routes/serviceRoutes.ts';
import { themeRoutes } from './routes/themeRoutes.ts';

export const routes = [...generalRoutes, ...serviceRoutes, ...themeRoutes] as const satisfies readonly SiteRoute[];
