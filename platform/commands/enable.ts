import type { Command } from 'commander';
import { setDisabled } from '../live/setDisabled.ts';
import { addChange } from './addChange.ts';

export const addEnable = (site: Command) =>
  addChange(site, {
    kind: 'enable',
    description: 'load the code of a disabled remote again',
    change: (request, app) => setDisabled(request, app, false),
  });
