import { fullTitle } from '@mirqam/shared/contract/fullTitle';
import type { Release } from '@mirqam/shared/contract/Release';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import { UserError } from '../messages/UserError.ts';

/** Search engines cut longer titles off. */
const longestTitle = 60;
/** Search engines show descriptions of these lengths in full. */
const descriptionLength = { least: 120, most: 155 } as const;

interface Described {
  readonly app: string;
  readonly about: RoutePath;
}

/** Throws a `UserError` for the first page whose title, description or trail breaks a rule, alone or beside the others. */
export function checkRoutes(apps: readonly Pick<Release, 'app' | 'routes'>[]): void {
  const pages = apps.flatMap(({ app, routes }) =>
    routes.flatMap(({ paths }) => paths.map((about): Described => ({ app, about }))),
  );
  for (const page of pages) {
    checkLengths(page);
    checkTrail(page);
  }
  checkUnique(pages, 'title');
  checkUnique(pages, 'description');
}

function checkLengths({ app, about: { path, title, description } }: Described) {
  const { least, most } = descriptionLength;
  const titleLength = fullTitle(title).length;
  if (titleLength > longestTitle)
    throw new UserError(
      `the title of ${path} in ${app} has ${titleLength} characters with the site's name: write at most ${longestTitle}`,
    );
  if (description.length < least || description.length > most)
    throw new UserError(
      `the description of ${path} in ${app} has ${description.length} characters: write ${least} to ${most}`,
    );
}

function checkTrail({ app, about: { path, trail } }: Described) {
  if (!trail || trail.at(-1)?.path === path) return;
  throw new UserError(`the trail of ${path} in ${app} does not end at the page itself: add it as the last step`);
}

function checkUnique(pages: readonly Described[], field: 'title' | 'description') {
  const known = new Map<string, Described>();
  for (const page of pages) {
    const other = known.get(page.about[field]);
    if (other) throw new UserError(`${nameOf(other)} and ${nameOf(page)} have the same ${field}: change one`);
    known.set(page.about[field], page);
  }
}

const nameOf = ({ app, about }: Described) => `${about.path} in ${app}`;
