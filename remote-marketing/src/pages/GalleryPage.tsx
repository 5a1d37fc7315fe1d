import type { PageProps } from '@mirqam/shared/contract/Page';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { ContactLink } from '../components/ContactLink.tsx';
import { GalleryArt } from '../components/gallery/GalleryArt.tsx';
import { GalleryButtons } from '../components/gallery/GalleryButtons.tsx';
import { GalleryDropdowns } from '../components/gallery/GalleryDropdowns.tsx';
import { GalleryFields } from '../components/gallery/GalleryFields.tsx';
import { GalleryFigures } from '../components/gallery/GalleryFigures.tsx';
import { GalleryLinks } from '../components/gallery/GalleryLinks.tsx';
import { GalleryMoving } from '../components/gallery/GalleryMoving.tsx';
import { GallerySelectors } from '../components/gallery/GallerySelectors.tsx';
import { GalleryText } from '../components/gallery/GalleryText.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { gallery } from '../content/gallery.ts';
import { labels } from '../content/labels.ts';

export function GalleryPage({ menus: { journals = [] } }: PageProps) {
  return (
    <>
      <PageBanner banner={gallery.banner} tone="lapis" labels={labels} art={<Pattern tone="lapis" />}>
        <ContactLink {...labels.contact} />
      </PageBanner>
      <GalleryButtons />
      <GalleryDropdowns />
      <GallerySelectors menu={journals} />
      <GalleryFields />
      <GalleryMoving />
      <GalleryLinks />
      <GalleryFigures />
      <GalleryText />
      <GalleryArt />
    </>
  );
}
