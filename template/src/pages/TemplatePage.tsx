import { Banner } from '@mirqam/shared/ui/Banner';
import { banner } from '../content/banner.ts';

export function TemplatePage() {
  return <Banner banner={banner} tone="teal" />;
}
