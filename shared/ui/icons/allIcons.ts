import { iconPaths } from '../art/icons/iconPaths.ts';
import { addIcons } from './icons.ts';

// For names that a remote gets at run time, as from the menus of others.
addIcons(iconPaths);
