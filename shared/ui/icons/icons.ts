import type { IconName } from '../../contract/content/Content.ts';

type Paths = Partial<Record<IconName, string>>;

/** The icons that a page can draw: those that its remote names, which the build adds, so that it carries no others. */
export const icons: Paths = {};

export const addIcons = (paths: Paths): void => {
  Object.assign(icons, paths);
};
