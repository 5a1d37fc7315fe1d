import { useState } from 'react';

interface PageCopyProps {
  readonly nodes: readonly Node[];
}

/** A page as it was in the document: it can be read, but has no code. */
export function PageCopy({ nodes }: PageCopyProps) {
  return <div ref={(place) => place?.replaceChildren(...nodes)} />;
}

/** Replaces a page that React drops from the HTML before its code is in: copies it while it is still there. */
export function PageFromHtml() {
  const [nodes] = useState(copyPage);
  return <PageCopy nodes={nodes} />;
}

/** Copies the page that is shown, without the page ahead, which React hides by its style. */
export const copyPage = (): readonly Node[] =>
  [...document.querySelectorAll('#content > :not([style*="none"])')].map((part) => part.cloneNode(true));
