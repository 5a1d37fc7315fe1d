import type { IconName } from '../../contract/content/Content.ts';
import { artFile } from '../art/artFile.ts';

interface SheetIconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** An icon from the drawing `icons` of the running app, for names that come at run time, as in the menus of others. */
export function SheetIcon({ name, size = 24 }: SheetIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={artFile(`icons#${name}`)} />
    </svg>
  );
}
