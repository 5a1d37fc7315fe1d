import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { z } from 'zod';

const { origin } = siteAddress();

const text = z.string().min(3);
const address = z.url().startsWith(origin);
const organisation = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.literal(`${origin}/#organisation`),
  name: text,
  url: address,
});
const website = {
  '@type': z.literal('WebSite'),
  '@id': z.literal(`${origin}/#website`),
  url: address,
  name: text,
};
const page = {
  '@id': address,
  url: address,
  name: text,
  description: text,
  dateModified: z.iso.date().optional(),
  inLanguage: z.literal('en'),
  isPartOf: z.strictObject(website),
};

const node = z.discriminatedUnion('@type', [
  organisation.extend({
    email: z.email(),
    description: text,
    foundingDate: z.string().regex(/^\d{4}$/),
    logo: address.endsWith('.png'),
  }),
  z.strictObject({ ...website, inLanguage: z.literal('en'), publisher: organisation }),
  z.strictObject({ '@type': z.literal('WebPage'), ...page, isBasedOn: address.optional() }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    ...page,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(3),
  }),
  z.strictObject({ '@type': z.literal('AboutPage'), ...page }),
  z.strictObject({
    '@type': z.literal('ContactPage'),
    ...page,
    mainEntity: organisation.extend({
      contactPoint: z.strictObject({
        '@type': z.literal('ContactPoint'),
        email: z.email(),
        contactType: text,
      }),
    }),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    serviceType: text,
    provider: organisation,
    areaServed: text,
    audience: z.strictObject({ '@type': z.literal('Audience'), audienceType: text }),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }),
    ),
  }),
]);

/** The properties that schema.org, the search engines and the specification require, by type. */
export const graphSchema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

export type GraphNode = z.infer<typeof node>;
