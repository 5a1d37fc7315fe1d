import type { Declaration } from 'postcss';
import parseValue from 'postcss-value-parser';

const advice = 'write "inline-start" or "inline-end", or say in a comment before it why both directions need this side';

/** The advice for a declaration that names left or right, and so does not mirror on a page that reads from right to left. */
export function adviceOnSides(declaration: Declaration): string | undefined {
  const { prop, value } = declaration;
  const isPhysical = namesSide(prop) || namesSide(value) || hasUnequalSides(prop.toLowerCase(), value);
  return isPhysical && declaration.prev()?.type !== 'comment' ? advice : undefined;
}

function namesSide(text: string): boolean {
  let isNamed = false;
  parseValue(text).walk(({ type, value }) => {
    if (type === 'function' && value.toLowerCase() === 'url') return false;
    if (type === 'word' && /(?:^|-)(?:left|right)(?:-|$)/i.test(value) && !value.startsWith('--')) isNamed = true;
    return undefined;
  });
  return isNamed;
}

/** Whether a shorthand gives its left another value than its right: `padding: 0 1rem 0 0`. */
function hasUnequalSides(prop: string, value: string): boolean {
  const [first, second = first, third = first, fourth = second] = valuesOf(value);
  if (prop === 'border-radius') return first !== second || third !== fourth;
  return fourSided.test(prop) && second !== fourth;
}

const fourSided = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** The values of a shorthand as texts: `calc(1px + 2px) 0` has two. */
const valuesOf = (value: string) =>
  parseValue(value)
    .nodes.filter(({ type }) => type === 'word' || type === 'function')
    .map((node) => parseValue.stringify(node));
