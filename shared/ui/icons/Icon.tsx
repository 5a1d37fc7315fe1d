import type { IconName } from '../../contract/content/Content.ts';
import { icons } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={pathOf(name)} />
    </svg>
  );
}

function pathOf(name: IconName) {
  const path = icons[name];
  if (path === undefined) throw new Error(`no module of the app names the icon "${name}": show it with SheetIcon`);
  return path;
}
