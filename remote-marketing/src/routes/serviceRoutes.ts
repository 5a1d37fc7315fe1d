import { site as arabicSite } from '@mirqam/shared/contract/ar/site';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { serviceLabels as arabicLabels } from '../content/ar/serviceLabels.ts';
import { services as arabicServices } from '../content/ar/services.ts';
import type { ServiceLabels } from '../content/PageLabels.ts';
import type { Service } from '../content/ServiceContent.ts';
import { serviceLabels } from '../content/serviceLabels.ts';
import { services } from '../content/services.ts';
import { serviceQuestions } from './serviceQuestions.ts';
import { serviceShareImage } from './serviceShareImage.ts';
import { shareImage } from './shareImage.ts';

export const serviceRoutes = services.map((service) => serviceRoute(service, serviceLabels, site));

export const arabicServiceRoutes = arabicServices.map(
  (service) => ({ ...serviceRoute(service, arabicLabels, arabicSite), language: 'ar' }) as const,
);

function serviceRoute(service: Service, labels: ServiceLabels, publisher: { readonly name: string }) {
  const { path, page, title, pageTitle, description, serviceType, audience, offers } = service;
  const { services: group, shareImage: alt } = labels;
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
        image: shareImage(serviceShareImage(service, alt), publisher),
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
