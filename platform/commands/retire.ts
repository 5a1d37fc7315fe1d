import type { Command } from 'commander';
import { retire } from '../live/retire.ts';
import { addChange } from './addChange.ts';

export const addRetire = (site: Command) =>
  addChange(site, {
    kind: 'retire',
    description: 'remove the pages of a remote from the site; its releases stay in the store',
    change: retire,
  });
