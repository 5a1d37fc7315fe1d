import type { Surroundings } from './localityOf.ts';
import type { IsOwnName } from './ownNames.ts';

/** The layer of all remotes. */
export const remoteLayer = 'page';

/** The layer of shared/ui, of which the output of a remote contains a part. */
export const sharedLayer = 'ui';

/** Where in a stylesheet of a remote a rule is. */
export interface Place extends Surroundings {
  readonly app: string;
  /** A CSS module or a plain stylesheet as a team writes it, or the output of a build. */
  readonly kind: 'module' | 'plain' | 'built';
  /** Whether the frames of a built stylesheet have a name of their own. */
  readonly isOwnFrames: IsOwnName;
  /** The layer that the stylesheet itself names. */
  readonly layer: string | undefined;
  /** Whether an `@scope` around it matches elements of the module alone. */
  readonly isScoped: boolean;
}

/** The start of a text, in one line. */
export const brief = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);

export const quote = (text: string): string => `"${brief(text)}"`;

/** The end of a message about a name of another team. */
export const renamed = (name: string, app: string): string =>
  `is a name that all teams share: begin it with "${name.startsWith('--') ? '--' : ''}${app}-"`;
