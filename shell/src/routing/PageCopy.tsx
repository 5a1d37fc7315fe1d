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

/** React hides a page ahead by its style. */
const ahead = '[style*="none"]';

/** Copies the page that is shown, without the pages ahead. */
export const copyPage = (): readonly Node[] =>
  [...document.querySelectorAll(`#content > :not(${ahead})`)].map((part) => part.cloneNode(true));

/** Whether a page ahead is in the document, which React adds it to once all of it is rendered. */
export const isAheadInDocument = (): boolean => document.querySelector(`#content > ${ahead}`) !== null;
