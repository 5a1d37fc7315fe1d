/** Resolves to the name of the journal service whose page led here, as that page spells it. */
export async function serviceBefore(): Promise<string | null | undefined> {
  const path = servicePath(addressBefore());
  return path && (await headingOf(path));
}

/** The address of the page before; a new tab has it as the referrer. */
function addressBefore(): string {
  const { navigation }: Partial<Pick<Window, 'navigation'>> = window;
  if (!navigation) return '';
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.url ?? document.referrer;
}

/** The path of an address of this site that belongs to the page of a journal service. */
export function servicePath(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /\/journals\/[^/]+\/[^/]+$/.test(pathname) ? pathname : undefined;
}

/** The CSP lets no script parse HTML, but a request may ask for a document. */
const headingOf = (path: string) =>
  new Promise<string | null | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML?.querySelector('h1')?.textContent : '');
    request.onerror = () => resolve('');
    request.send();
  });
