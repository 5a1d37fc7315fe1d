import { star } from '@mirqam/shared/ui/art/star';
import styles from './NotFoundPage.module.css';

const kites = 8;

// A rosette with one loose page.
export function BrokenStar() {
  const points = star(kites, 75, 64).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const [loose, ...pages] = wedges(points);
  return (
    <svg className={styles.star} viewBox="-102 -102 240 204" aria-hidden="true">
      <path d={pages.join('')} />
      <path className={styles.loose} d={loose} transform="translate(38 2) rotate(4)" />
    </svg>
  );
}

const wedges = (points: readonly string[]) =>
  Array.from({ length: kites }, (_, index) => `M0 0L${corners(points, index).join('L')}Z`);

const corners = (points: readonly string[], index: number) =>
  [-1, 0, 1].flatMap((step) => points.at((2 * index + step) % points.length) ?? []);
