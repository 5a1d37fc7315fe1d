import type { Command } from 'commander';
import { draftRetirement } from '../live/draftRetirement.ts';
import { addChange } from './addChange.ts';

export const addRetire = (site: Command) =>
  addChange(site, {
    kind: 'retire',
    description: 'take the pages of a remote off the site',
    losesAddresses: true,
    draft: draftRetirement,
  });
