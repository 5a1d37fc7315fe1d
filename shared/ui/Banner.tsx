import type { ReactNode } from 'react';
import type { Banner as BannerContent } from '../contract/content/Content.ts';
import type { Tone } from '../contract/Tone.ts';
import styles from './Banner.module.css';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';

interface BannerProps {
  readonly banner: BannerContent;
  readonly tone: Tone;
  readonly trail?: BreadcrumbProps;
  /** The `Pattern` of the tone, or another drawing. */
  readonly art: ReactNode;
  readonly children?: ReactNode;
}

export function Banner({ banner, tone, trail, art, children }: BannerProps) {
  return (
    <header className={styles.banner} data-tone={tone}>
      <div className={styles.container}>
        {trail && <Breadcrumb {...trail} />}
        {banner.title && <p className={styles.title}>{banner.title}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {banner.maintitle}
        </h1>
        <p className={styles.desc}>{banner.desc}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {/* After the text: before it, an early frame would show the drawing in another place. */}
      {art}
    </header>
  );
}
