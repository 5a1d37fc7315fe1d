import { useState } from 'react';

interface PageCopyProps {
  readonly nodes: readonly Node[];
}

/** A copy of the HTML of a page, which is readable but has no code. */
export function PageCopy({ nodes }: PageCopyProps) {
  return <div ref={(place) => place?.replaceChildren(...nodes)} />;
}

/** Replaces a page that React removes before its code has loaded with a copy of its HTML. */
export function PageFromHtml() {
  const [nodes] = useState(copyPage);
  return <PageCopy nodes={nodes} />;
}

/** Copies the page that is shown, without the pages ahead, which React hides by their style. */
export const copyPage = (): readonly Node[] =>
  [...document.querySelectorAll('#content > :not([style*="none"])')].map((part) => part.cloneNode(true));
