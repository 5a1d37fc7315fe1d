import type { AtRule, ChildNode, Declaration, Root } from 'postcss';
import parseValue from 'postcss-value-parser';

export type IsOwnName = (name: string) => boolean;

/** Names that all teams can see begin with the name of the app: `legal-serif`, `--legal-angle`. */
export const ownNames =
  (app: string): IsOwnName =>
  (name) =>
    name.replace(/^--/, '').startsWith(`${app}-`);

/** The part of a built name that its module has given: four letters, or the name of the file in a development build. */
const modulePart = (name: string) => /^(?:[a-z]{4}(?=[\da-z]{1,2}$)|[\w-]+_)/i.exec(name)?.[0];

/** The frames of a built stylesheet are its own if a class has its name from the same module. */
export function ownFrames(root: Root): IsOwnName {
  const modules = new Set<string | undefined>();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) modules.add(modulePart(name));
  });
  modules.delete(undefined);
  return (name) => modules.has(modulePart(name));
}

/** The properties that give an element a name which the whole document knows. */
const naming = ['anchor-name', 'container', 'container-name', 'view-transition-class', 'view-transition-name'];
const keywords = ['auto', 'inherit', 'initial', 'match-element', 'none', 'revert', 'revert-layer', 'unset'];

/** The names that a declaration gives to an element. */
export function namesOf({ prop, value }: Declaration): readonly string[] {
  if (!naming.includes(prop.toLowerCase())) return [];
  const { nodes } = parseValue(value);
  // `container: name / inline-size`
  const end = nodes.findIndex((node) => node.type === 'div' && node.value === '/');
  return nodes
    .slice(0, end === -1 ? undefined : end)
    .flatMap((node) => (node.type === 'word' || node.type === 'function' ? [parseValue.stringify(node)] : []))
    .filter((name) => !keywords.includes(name.toLowerCase()));
}

/** The names that an at-rule defines, or that `@container` asks for. Of two names of a face, browsers use the last. */
export function namesIn(rule: AtRule): readonly string[] {
  if (rule.name.toLowerCase() === 'font-face') return (rule.nodes ?? []).flatMap(familyOf);
  const [first] = parseValue(rule.params).nodes;
  if (rule.name.toLowerCase() !== 'container') return first ? [textOf(first)] : [];
  return first?.type === 'word' && first.value !== 'not' ? [first.value] : [];
}

function familyOf(node: ChildNode): readonly string[] {
  if (node.type !== 'decl' || node.prop.toLowerCase() !== 'font-family') return [];
  const [first] = parseValue(node.value).nodes;
  return first ? [textOf(first)] : [];
}

const textOf = (node: parseValue.Node) => (node.type === 'function' ? parseValue.stringify(node) : node.value);
