import type { ReactNode } from 'react';
import type { Banner as BannerContent } from '../contract/content/Content.ts';
import type { Tone } from '../contract/Tone.ts';
import styles from './Banner.module.css';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import { Pattern } from './Pattern.tsx';

interface BannerProps {
  readonly banner: BannerContent;
  readonly tone: Tone;
  readonly trail?: BreadcrumbProps['trail'];
  /** A drawing in the place of the pattern. */
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}

export function Banner({ banner, tone, trail, art, children }: BannerProps) {
  return (
    <header className={styles.banner} data-tone={tone}>
      {art ?? <Pattern tone={tone} />}
      <div className={styles.container}>
        {trail && <Breadcrumb trail={trail} />}
        {banner.title && <p className={styles.title}>{banner.title}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {banner.maintitle}
        </h1>
        <p className={styles.desc}>{banner.desc}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
