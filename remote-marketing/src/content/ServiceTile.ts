import type { IconName } from '@mirqam/shared/contract/content/Content';
import type { SitePath } from '@mirqam/shared/contract/SitePath';

export interface ServiceTile {
  readonly img: IconName;
  readonly title: string;
  readonly desc: string;
  readonly link?: SitePath;
}
