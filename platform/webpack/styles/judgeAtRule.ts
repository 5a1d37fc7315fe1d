import type { AtRule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { localityOf } from './localityOf.ts';
import { namesIn } from './ownNames.ts';
import { brief, type Place, quote, remoteLayer, renamed, sharedLayer } from './Place.ts';

/** Why an at-rule is refused, or the place of the rules inside; neither for one that holds descriptors or frames. */
interface Judgement {
  readonly message?: string;
  readonly inside?: Place;
}

/** At-rules that define a name for the whole document. */
const definitions = ['counter-style', 'font-face', 'font-palette-values', 'position-try', 'property'];
/** At-rules that only say when the rules inside apply. */
const conditions = ['media', 'starting-style', 'supports'];

export function judgeAtRule(rule: AtRule, place: Place): Judgement {
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
