/** The version of each app. */
export const versionsOf = (
  apps: Readonly<Record<string, { readonly version: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
