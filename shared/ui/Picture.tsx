import type { ArtName } from '../contract/content/Content.ts';
import { artFile, narrowScreen } from './art/artFile.ts';

interface PictureProps {
  readonly img: ArtName;
  /** Replaces `img` below 640 px. */
  readonly mbimg?: ArtName;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly mbWidth?: number;
  readonly mbHeight?: number;
  /** Loads the drawing when the visitor scrolls towards it: for pictures far below the first view. */
  readonly loading?: 'lazy';
}

export function Picture({ img, mbimg, alt, width, height, mbWidth, mbHeight, loading }: PictureProps) {
  return (
    <picture>
      {mbimg && <source media={narrowScreen} srcSet={artFile(mbimg)} width={mbWidth} height={mbHeight} />}
      <img loading={loading} src={artFile(img)} width={width} height={height} alt={alt} decoding="async" />
    </picture>
  );
}
