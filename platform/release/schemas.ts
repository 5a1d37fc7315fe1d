import type { IconName } from '@mirqam/shared/contract/content/Content';
import { originUses } from '@mirqam/shared/contract/origins';
import { contractVersion, type Release } from '@mirqam/shared/contract/Release';
import { z } from 'zod';
import { UserError } from '../messages/UserError.ts';
import { routePattern, sitePath } from './addresses.ts';
import { parseJson } from './parseJson.ts';

const fileAddress = z.string().regex(/^\/apps(?:\/[\w-][\w.-]*)+$/, 'must be the address of a file of an app');
const fileName = z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'must be a file of the release');
const hexHash = z.string().regex(/^[0-9a-f]{12}$/);
export const integrity = z.string().regex(/^sha256-[\w+/]{43}=$/, 'must be a sha256 hash');

/** An object has `constructor` and the like already. */
const keyName = (form: RegExp, problem: string) =>
  z
    .string()
    .regex(form, problem)
    .refine((name) => !(name in {}), 'is a name of JavaScript: choose another');

/** The name of an app is part of folders, URLs and global variables. */
export const appName = keyName(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens');
export const versionName = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/, 'must look like 1.0.0-3f2a9c1b7d');
export const compositionId = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits');

const pageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['WebPage', 'AboutPage', 'ContactPage']), isBasedOn: sitePath.optional() }),
  z.object({
    type: z.literal('Service'),
    serviceType: z.string(),
    audience: z.string(),
    questions: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .readonly()
      .optional(),
  }),
]);

/** `shared/ui/Icon` has no drawing for other names. */
const iconName = z.custom<IconName>((value) => typeof value === 'string', 'must be the name of an icon');
/** Words that commands print too, with something to see, and no marks that turn a line around (isolates may) or stack up. */
const visible = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?!.*\p{M}{5})[^\p{Cc}\u202A-\u202E]+$/u;
const words = z.string().regex(visible, 'must be words on one line');
const menuName = keyName(/^[a-z][\w-]*$/, 'must be the name of a menu, such as header');
const menuPlace = z.object({
  menu: menuName,
  // Links without a group stand under their addresses.
  group: words.regex(/^[^/]/, 'must not begin with "/"').optional(),
  label: words,
  desc: words.optional(),
  icon: iconName.optional(),
  order: z.number().int().optional(),
  fragment: z
    .string()
    .regex(/^#[\w-]+$/, 'must be the id of a section, such as #limits')
    .optional(),
});

const routePath = z.object({
  path: sitePath,
  title: words,
  description: words,
  schema: pageSchema.optional(),
  dateModified: z.iso.date().optional(),
  image: z.object({ file: fileName, alt: z.string() }).optional(),
  trail: z
    .array(z.object({ name: z.string(), path: sitePath.optional() }))
    .readonly()
    .optional(),
  menus: z.array(menuPlace).readonly().optional(),
  redirects: z.array(sitePath).readonly().optional(),
});

const origin = z
  .string()
  .regex(/^(?:https|wss):\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?$/, 'must be an origin such as https://video.example.org');
const origins = z.partialRecord(z.enum(originUses), z.array(origin).readonly());

const allowedPhrase = z.object({ phrase: z.string().min(1), reason: z.string().min(1, 'must say why') });
const routeWishes = {
  shows: z.record(menuName, z.enum(['labels', 'cards'])).optional(),
  action: z
    .object({ label: words, href: z.string().regex(/^\/(?![/\\])/, 'must be an address of the site') })
    .optional(),
};

/** The routes of a release, as `Route` describes them. */
export const routesSchema = z
  .array(
    z.object({
      pattern: routePattern,
      page: z.string().regex(/^(?:[a-z][\w-]*\/)?[A-Z]\w*Page$/, 'must be the name of a page module'),
      language: z.string().optional(),
      paths: z.array(routePath).readonly(),
      isPreviewOnly: z.boolean().optional(),
      isTitledByPage: z.boolean().optional(),
      redirects: z.array(routePattern).readonly().optional(),
      origins: origins.optional(),
      allowed: z.array(allowedPhrase).max(100, 'must be at most 100 phrases').readonly().optional(),
      ...routeWishes,
    }),
  )
  .readonly();

const policySchema = z.object({
  csp: z.array(z.string()).readonly(),
  origins,
  headers: z.record(z.string(), z.string()),
  files: z.record(fileName.or(z.literal('.well-known/security.txt')), z.string()),
});

const releaseSchema = z.object({
  contract: z.number(),
  app: appName,
  version: versionName,
  isDevelopment: z.literal(true).optional(),
  policy: policySchema.optional(),
  entry: z.array(fileName).min(1).readonly(),
  routes: routesSchema,
  chunks: z.record(z.string(), z.object({ js: z.array(fileName).readonly(), css: z.array(fileName).readonly() })),
  art: hexHash.optional(),
  files: z.record(fileName, z.object({ integrity, bytes: z.number() })),
  shared: z.record(z.string(), z.string()),
  server: fileName,
  serverFiles: z.record(fileName, integrity),
});

const pinnedRoute = z
  .tuple([z.string(), z.string(), z.string().nullable().optional(), z.looseObject(routeWishes).optional()])
  .readonly();
const text = z.string();
const menuLink = z.tuple([text, text, z.number(), text.optional(), text.optional(), iconName.optional()]).readonly();
const menuLinks = z.record(z.string(), z.array(menuLink).readonly());
const menuFile = z.tuple([fileAddress, integrity], z.string()).readonly();

/** The apps of a composition, as `CompositionApp` describes them. */
export const compositionApps = z.record(
  appName,
  // The id of a composition is a hash of every field, including those that only a newer checkout knows.
  z.looseObject({
    version: versionName,
    releaseHash: integrity.optional(),
    entry: z.tuple([fileAddress, integrity]).readonly().optional(),
    routes: z.array(pinnedRoute).readonly().optional(),
    menus: menuLinks.optional(),
    menuFile: menuFile.optional(),
    menuFiles: z.record(z.string(), menuFile).optional(),
    disabled: z.literal(true).optional(),
  }),
);

/** The links of the menus in a page, by app. */
export const menusByApp = z.record(appName, menuLinks);

/** A composition, as `Composition` describes it. */
export const compositionSchema = z.object({
  id: compositionId,
  site: z
    .looseObject({
      origin: z.string(),
      isUnlisted: z.literal(true).optional(),
      reports: z.string().optional(),
      views: z.number().optional(),
    })
    .optional(),
  platform: z.string().optional(),
  apps: compositionApps,
});

/** The hash of each page, and of each file beside them, by its name. */
export const pageHashes = z.record(z.string(), integrity);
export type PageHashes = Readonly<z.infer<typeof pageHashes>>;

/** A composition as a store keeps it: with the hashes of its pages by file, and of their values by app. */
const storedCompositionSchema = compositionSchema.extend({
  pages: pageHashes.default({}),
  values: pageHashes.default({}),
  /** The hash of its route table; absent if an old checkout has written the pages, which have all routes. */
  table: integrity.optional(),
  /** The hashes of the route tables of other languages than English. */
  tables: z.array(integrity).readonly().optional(),
});
export type StoredComposition = z.infer<typeof storedCompositionSchema>;

/** The contract that a release was built for. Throws a `UserError` for a text that is not a description of a release. */
export const parseContract = (json: string, where: string): number =>
  parseJson(z.object({ contract: z.number() }), json, where).contract;

/** Throws a `UserError` for a release of another contract, which may have any form, and then for a wrong field. */
export function parseRelease(json: string, where: string): Release {
  const contract = parseContract(json, where);
  if (contract === contractVersion) return parseJson(releaseSchema, json, where);
  const problem = `must be for contract ${contractVersion} of the platform here, got ${contract}`;
  const older = 'update @mirqam/platform and @mirqam/shared where the app is built, and publish it again';
  throw new UserError(`${where} ${problem}: ${contract < contractVersion ? older : 'update @mirqam/platform here'}`);
}

/** Throws a `UserError` that names `where` and the field for text that does not match. */
export const parseStoredComposition = (json: string, where: string): StoredComposition =>
  parseJson(storedCompositionSchema, json, where);
