import type { Command } from 'commander';
import { draftDisabled } from '../live/draftDisabled.ts';
import { addChange } from './addChange.ts';

export const addDisable = (site: Command) =>
  addChange(site, {
    kind: 'disable',
    description: 'stop loading the code of a remote; its pages stay',
    draft: (store, log, app) => draftDisabled(store, log, app, true),
  });
