import { useState } from 'react';

interface KeptPageProps {
  readonly kept: readonly Node[];
}

/** A page as it stood in the document, to be read. */
export function KeptPage({ kept }: KeptPageProps) {
  return <div ref={(place) => place?.replaceChildren(...kept)} />;
}

/** A page from the HTML whose code is not in, where React gives that HTML up: rendered while it still stands there. */
export function PageFromHtml() {
  const [kept] = useState(copyPage);
  return <KeptPage kept={kept} />;
}

/** Without the page ahead, which React hides by its style. */
export const copyPage = (): readonly Node[] =>
  [...document.querySelectorAll('#content > :not([style*="none"])')].map((part) => part.cloneNode(true));
