import { star } from 'shared/ui/art/star';
import styles from './NotFoundPage.module.css';

const kites = 16;

// A rosette that lacks one wedge.
export function BrokenStar() {
  const points = star(kites, 36, 64).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <svg className={styles.star} viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={wedges(points).join('')} />
    </svg>
  );
}

const wedges = (points: readonly string[]) =>
  Array.from({ length: kites - 1 }, (_, index) => `M0 0L${points.slice(2 * index + 1, 2 * index + 4).join('L')}Z`);
