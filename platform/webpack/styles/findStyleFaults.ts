import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { findHiddenText } from './findHiddenText.ts';
import { localityOf } from './localityOf.ts';
import { namesIn, namesOf, ownFrames, ownNames } from './ownNames.ts';
import { brief, type Place, quote, remoteLayer, renamed, sharedLayer } from './Place.ts';
import { adviceOnSides } from './physicalSides.ts';

export interface StyleFault {
  readonly line: number;
  readonly column: number;
  /** The selector, what is wrong, and how to fix it. */
  readonly message: string;
}

/**
 * Finds what a stylesheet of a remote changes beyond the remote's own pages: rules without a class of the module, names
 * that begin with another word than the app's name, `!important`, imports, other layers, text that hides one of these. In
 * sources it also finds sides that do not mirror. Throws a `CssSyntaxError` for text that is not CSS.
 *
 * `kind` is a source, which the build puts into the layer of remotes, or the output of a build.
 */
export function findStyleFaults(css: string, app: string, kind: Place['kind']): readonly StyleFault[] {
  const root = parse(css);
  const hidden = findHiddenText(css);
  if (hidden) return [{ ...placeOf(css, hidden.offset), message: hidden.message }];
  return faultsIn(root, {
    app,
    kind,
    layer: undefined,
    parent: undefined,
    isScoped: false,
    hasLocalClasses: kind !== 'plain',
    isOwnName: ownNames(app),
    isOwnFrames: ownFrames(root),
  });
}

function faultsIn(container: Container, place: Place): readonly StyleFault[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return ruleFaults(node, place);
    if (node.type === 'atrule') return atRuleFaults(node, place);
    return node.type === 'decl' ? declarationFaults(node, place) : [];
  });
}

function ruleFaults(rule: Rule, place: Place): readonly StyleFault[] {
  const { locality, reaching } = locate(rule, place);
  if (reaching !== undefined && !place.isScoped)
    return [fault(rule, `${quote(reaching)} reaches pages of other teams: ${remedy(reaching, place)}`)];
  if (place.kind === 'built' && place.layer === undefined)
    return [fault(rule, `${quote(rule.selector)} overrides the shell's styles: put it into @layer ${remoteLayer}`)];
  return faultsIn(rule, { ...place, parent: locality });
}

function locate(rule: Rule, place: Place) {
  try {
    return localityOf(rule.selector, place);
  } catch {
    throw rule.error(`${quote(rule.selector)} is not a selector: correct it`);
  }
}

function atRuleFaults(rule: AtRule, place: Place): readonly StyleFault[] {
  const { message, inside } = judgeAtRule(rule, place);
  if (message !== undefined) return [fault(rule, message)];
  return inside ? faultsIn(rule, inside) : [];
}

/** Why an at-rule is refused, or the place of the rules inside; neither for one that holds descriptors or frames. */
interface Judgement {
  readonly message?: string;
  readonly inside?: Place;
}

/** At-rules that define a name for the whole document. */
const definitions = ['counter-style', 'font-face', 'font-palette-values', 'position-try', 'property'];
/** At-rules that only say when the rules inside apply. */
const conditions = ['media', 'starting-style', 'supports'];

function judgeAtRule(rule: AtRule, place: Place): Judgement {
  const kind = rule.name.toLowerCase();
  const subject = brief(`@${rule.name} ${rule.params}`.trim());
  if (kind === 'charset') return {};
  if (kind === 'layer') return judgeLayer(rule, place, subject);
  if (kind === 'scope') return judgeScope(rule, place, subject);
  if (kind === 'import') return { message: `${subject} is not checked: import the file in the component` };
  if (kind.endsWith('keyframes')) return hasLocalFrames(rule, place) ? {} : judgeName(rule, place, subject);
  if (definitions.includes(kind)) return judgeName(rule, place, subject);
  if (kind === 'container') return { inside: place, ...judgeName(rule, place, subject) };
  if (conditions.includes(kind)) return { inside: place };
  return { message: `${subject} styles all pages: leave it to the shell` };
}

/** css-loader gives the frames of a CSS module a name of their own. */
const hasLocalFrames = ({ params }: AtRule, { kind, isOwnFrames }: Place) =>
  kind === 'built' ? isOwnFrames(params) : kind === 'module' && !params.startsWith(':global');

function judgeName(rule: AtRule, { app, isOwnName }: Place, subject: string): Judgement {
  const name = namesIn(rule).find((name) => !isOwnName(name));
  if (name === undefined) return {};
  return {
    message: `${rule.name.toLowerCase() === 'font-face' ? `@font-face ${quote(name)}` : subject} ${renamed(name, app)}`,
  };
}

function judgeLayer({ params, nodes, parent }: AtRule, place: Place, subject: string): Judgement {
  const known = place.kind === 'built' ? [remoteLayer, sharedLayer] : [remoteLayer];
  if (nodes && parent?.type === 'root' && known.includes(params.trim()))
    return { inside: { ...place, layer: params.trim() } };
  return { message: `${subject} is not the layer of a remote: remove it, the build adds @layer ${remoteLayer}` };
}

function judgeScope({ params }: AtRule, place: Place, subject: string): Judgement {
  const [root] = parseValue(params).nodes;
  const selectors = root?.type === 'function' && root.value === '' ? parseValue.stringify(root.nodes) : ':root';
  if (!place.isScoped && localityOf(selectors, place).reaching !== undefined)
    return { message: `${subject} reaches pages of other teams: begin it with a class of the module` };
  return { inside: { ...place, parent: undefined, isScoped: true } };
}

function declarationFaults(declaration: Declaration, place: Place): readonly StyleFault[] {
  const { app, kind, layer, isOwnName } = place;
  const { prop, value, important, parent } = declaration;
  const subject = quote(`${prop}: ${value}${important ? ' !important' : ''}`);
  // Browsers take `--x: {} h1 {}` outside of a rule for two rules.
  if (place.parent === undefined && !place.isScoped)
    return [fault(declaration, `${subject} belongs to no rule: put it into a class of the module`)];
  const selector = parent?.type === 'rule' && 'selector' in parent ? ` of ${quote(`${parent.selector}`)}` : '';
  if (important) return [fault(declaration, `${subject}${selector} overrides the shell's styles: remove "!important"`)];
  const foreign = layer === sharedLayer ? undefined : namesOf(declaration).find((name) => !isOwnName(name));
  if (foreign !== undefined) return [fault(declaration, `${subject}${selector} ${renamed(foreign, app)}`)];
  // The output of a build has no comments.
  const advice = kind === 'built' ? undefined : adviceOnSides(declaration);
  return advice === undefined ? [] : [fault(declaration, `${subject}${selector} does not mirror: ${advice}`)];
}

const remedy = (selector: string, { kind }: Place) =>
  kind === 'plain' && selector.includes('.')
    ? 'rename the file to *.module.css, so that its classes are your own'
    : 'put it into a class of the module';

function placeOf(css: string, offset: number): Pick<StyleFault, 'line' | 'column'> {
  const lines = css.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function fault({ source }: ChildNode, message: string): StyleFault {
  const { line = 1, column = 1 } = source?.start ?? {};
  return { line, column, message };
}
