import type { Checkout } from '../Checkout.ts';

/** The page that tests add to the legal remote. */
export const addedPage = { path: '/cookie-policy', heading: 'Cookie policy' };

/** Adds a page to the legal remote with a route and a link, and changes no other app. */
export async function addPage(checkout: Checkout): Promise<void> {
  const { path, heading } = addedPage;
  await checkout.write('remote-legal/src/pages/CookiePolicyPage.tsx', page(heading));
  await checkout.edit('remote-legal/src/routes.ts', 'routes = [', `routes = [${route(path, heading)}`);
  const terms = '<LegalDocument content={termsConditions} />';
  const link = `<p><a href="${path}">Cookies</a></p>`;
  await checkout.edit('remote-legal/src/pages/TermsConditionsPage.tsx', terms, `<>${terms}${link}</>`);
}

const page = (heading: string) => `export function CookiePolicyPage() {
  return <h1 tabIndex={-1}>${heading}</h1>;
}
`;

const route = (path: string, heading: string) => `
  {
    pattern: '${path}',
    page: 'CookiePolicyPage',
    paths: [
      {
        path: '${path}',
        title: '${heading}',
        description: 'What this site keeps in a browser: nothing at all, neither a cookie nor an entry in its storage, on any page and for any visitor.',
      },
    ],
  },`;
