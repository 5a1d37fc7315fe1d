import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { IsOwnName } from './ownNames.ts';

/** Where the elements of a selector are: marked by a class of the module, inside of such an element, or anywhere. */
export type Locality = 'own' | 'inside' | 'anywhere';

/** What decides about a selector besides itself. */
export interface Surroundings {
  /** Where the elements of the rule are that the selector is nested in; undefined at the top of a stylesheet. */
  readonly parent: Locality | undefined;
  /** Whether a class of the file is a class of the module: in a plain stylesheet it belongs to all pages. */
  readonly hasLocalClasses: boolean;
  readonly isOwnName: IsOwnName;
}

/**
 * Where the elements of a list of selectors are, and the first selector that matches elements anywhere. `:has()` and
 * `:not()` mark nothing: `body:has(.card)` styles the body.
 */
export function localityOf(
  list: string,
  around: Surroundings,
): { readonly locality: Locality; readonly reaching?: string } {
  const selectors = parser().astSync(list).nodes;
  const localities = selectors.map((selector) => locate(selector, around));
  const reaching = selectors[localities.indexOf('anywhere')];
  if (reaching) return { locality: 'anywhere', reaching: reaching.toString().trim() };
  return { locality: localities.includes('own') ? 'own' : 'inside' };
}

function locate(selector: Selector, around: Surroundings, canBeNested = true): Locality {
  if (selector.nodes.some(isSwitchToGlobal)) return 'anywhere';
  const steps = stepsOf(selector);
  const isRelative = steps[0]?.combinator !== undefined;
  // `p` nested in `.card` is `.card p`.
  const parent = canBeNested && (isRelative || !hasNesting(selector)) ? around.parent : undefined;
  let isOwn = parent === 'own';
  let isInside = parent === 'inside' || (isOwn && !isRelative);
  for (const { combinator, nodes } of steps) {
    // A sibling of the module's element can be the shell's.
    if (combinator === ' ' || combinator === '>') isInside ||= isOwn;
    isOwn = nodes.some((node) => marks(node, around));
    isInside ||= around.parent === 'inside' && nodes.some(({ type }) => type === 'nesting');
  }
  if (isInside) return 'inside';
  return isOwn ? 'own' : 'anywhere';
}

interface Step {
  /** How the elements relate to those of the step before; undefined for the first step. */
  readonly combinator: string | undefined;
  readonly nodes: Node[];
}

function stepsOf({ nodes }: Selector): readonly Step[] {
  const steps: Step[] = [];
  for (const node of nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'combinator') steps.push({ combinator: node.value.trim() || ' ', nodes: [] });
    else if (steps.length === 0) steps.push({ combinator: undefined, nodes: [node] });
    else steps.at(-1)?.nodes.push(node);
  }
  return steps;
}

/** `:global` without parentheses: css-loader keeps every class after it as it is. */
const isSwitchToGlobal = (node: Node) => node.type === 'pseudo' && node.value === ':global' && node.nodes.length === 0;

function hasNesting(selector: Selector): boolean {
  let isFound = false;
  selector.walkNesting(() => {
    isFound = true;
  });
  return isFound;
}

/** The pseudo-classes that match what one of their selectors matches. */
const alternatives = [':is', ':where', ':local'];

/** Whether every element that a simple selector matches is the module's own. */
function marks(node: Node, around: Surroundings): boolean {
  if (node.type === 'class') return around.hasLocalClasses;
  if (node.type === 'nesting') return around.parent === 'own';
  if (node.type !== 'pseudo' || node.nodes.length === 0) return false;
  if (node.value.startsWith('::view-transition-'))
    return node.nodes.every((name) => around.isOwnName(name.toString().trim()));
  return (
    alternatives.includes(node.value.toLowerCase()) &&
    node.nodes.every((selector) => locate(selector, around, false) !== 'anywhere')
  );
}
