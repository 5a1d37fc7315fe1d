import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import type { Service } from '../content/ServiceContent.ts';
import { serviceLabels } from '../content/serviceLabels.ts';
import { services } from '../content/services.ts';
import { serviceQuestions } from './serviceQuestions.ts';
import { serviceShareImage } from './serviceShareImage.ts';
import { shareImage } from './shareImage.ts';

export const serviceRoutes = services.map(serviceRoute);

function serviceRoute(service: Service) {
  const { path, page, title, pageTitle, description, serviceType, audience, offers } = service;
  const group = serviceLabels.services;
  return {
    pattern: path,
    page,
    isTitledByPage: true,
    paths: [
      {
        path,
        title: pageTitle,
        description,
        schema: { type: 'Service', serviceType, audience, questions: serviceQuestions(title) },
        image: shareImage(serviceShareImage(service)),
        trail: [{ name: group }, { name: title, path }],
        menus: [
          { menu: 'header', group, label: title, order: 30 },
          ...(offers ?? []).map(
            ({ label, fragment }) => ({ menu: 'header', group, label, fragment, order: 35 }) as const,
          ),
        ],
      },
    ],
  } as const satisfies SiteRoute;
}
