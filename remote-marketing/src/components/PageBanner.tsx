import type { Banner as BannerContent } from '@mirqam/shared/contract/content/Content';
import type { Tone } from '@mirqam/shared/contract/Tone';
import { Banner } from '@mirqam/shared/ui/Banner';
import type { ReactNode } from 'react';
import type { PageLabels } from '../content/PageLabels.ts';

interface PageBannerProps {
  readonly banner: BannerContent;
  readonly tone: Tone;
  readonly labels: PageLabels;
  /** The breadcrumb between Home and the page. */
  readonly parent?: string;
  readonly art: ReactNode;
  readonly children?: ReactNode;
}

export function PageBanner({ banner, tone, labels, parent, art, children }: PageBannerProps) {
  const ancestors = parent ? [labels.home, { label: parent }] : [labels.home];
  const trail = { label: labels.trail, steps: [...ancestors, { label: banner.maintitle }] };
  return (
    <Banner banner={banner} tone={tone} art={art} trail={trail}>
      {children}
    </Banner>
  );
}
