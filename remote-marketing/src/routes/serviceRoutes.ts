import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import type { Service } from '../content/ServiceContent.ts';
import { serviceLabels } from '../content/serviceLabels.ts';
import { services } from '../content/services.ts';

export const serviceRoutes = services.map(serviceRoute);

function serviceRoute({ path, page, title, description, serviceType, audience }: Service) {
  const group = serviceLabels.trail;
  return {
    pattern: path,
    page,
    paths: [
      {
        path,
        title,
        description,
        schema: { type: 'Service', serviceType, audience },
        trail: [{ name: group }, { name: title, path }],
        menus: [{ menu: 'header', group, label: title, order: 30 }],
      },
    ],
  } as const satisfies SiteRoute;
}
