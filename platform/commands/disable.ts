import type { Command } from 'commander';
import { setDisabled } from '../live/setDisabled.ts';
import { addChange } from './addChange.ts';

export const addDisable = (site: Command) =>
  addChange(site, {
    kind: 'disable',
    description: 'stop loading the code of a remote; its pages stay as HTML',
    change: (request, app) => setDisabled(request, app, true),
  });
