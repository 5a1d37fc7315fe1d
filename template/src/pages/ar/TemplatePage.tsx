import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { banner } from '../../content/ar/banner.ts';

export function TemplatePage() {
  return <Banner banner={banner} tone="teal" art={<Pattern tone="teal" />} />;
}
