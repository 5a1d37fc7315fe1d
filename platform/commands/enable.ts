import type { Command } from 'commander';
import { draftDisabled } from '../live/draftDisabled.ts';
import { addChange } from './addChange.ts';

export const addEnable = (site: Command) =>
  addChange(site, {
    kind: 'enable',
    description: 'load the code of a disabled remote again',
    draft: (store, log, app) => draftDisabled(store, log, app, false),
  });
