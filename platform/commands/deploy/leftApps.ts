import { TwoOwnersError } from '../../compose/gates/checkOwners.ts';
import { UserError } from '../../messages/UserError.ts';
import { appNames, siteOf } from '../../workspace/workspace.ts';
import type { CheckoutSession } from '../cli/Session.ts';

/**
 * The apps, of those named, that the checkout does not have: somebody has renamed or removed them. None in a repository with
 * some apps of a site, whose others are elsewhere.
 */
export function appsLeft(root: string, apps: readonly string[]): readonly string[] {
  if (siteOf(root)) return [];
  const own = new Set(appNames(root));
  return apps.filter((app) => !own.has(app));
}

/** Reports each live app that the checkout does not have, by name. */
export function reportLeft({ root, report }: CheckoutSession, live: Readonly<Record<string, string>>): void {
  for (const app of appsLeft(root, Object.keys(live)))
    report.done(`${app} is live, but not in this checkout: "site retire ${app} --lose" takes it off the site`);
}

/** Names the owner of an address that the checkout no longer has, and how to replace it. */
export async function explainOwners<T>({ root }: CheckoutSession, deploying: Promise<T>): Promise<T> {
  try {
    return await deploying;
  } catch (error) {
    const [left] = error instanceof TwoOwnersError ? appsLeft(root, error.apps) : [];
    if (!(error instanceof TwoOwnersError) || left === undefined) throw error;
    const next = error.apps.find((app) => app !== left);
    throw new UserError(
      `${error.address} has two owners, ${next} and ${left}, which is live but not in this checkout: "site deploy ${next} --retire ${left}" replaces it`,
    );
  }
}
