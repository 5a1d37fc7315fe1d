import { star } from '@mirqam/shared/ui/art/star';
import type { RolesFigure } from '../../content/ThemeFigure.ts';
import styles from './RoleRing.module.css';

/** The corners of a star of 16 points, for a radius of 49. */
const corners = (angle: number) =>
  star(16, 19.5, angle)
    .map((point) => point.map((value) => value.toFixed(1)))
    .join(' ');
const [outer, inner] = [corners(40), corners(56)];

/** The roles around what the publisher does for all of them. */
export function RoleRing({ roles, centre }: RolesFigure) {
  return (
    <div className={styles.ring}>
      <ul className={styles.roles}>
        {roles.map(({ title, desc, time }) => (
          <li key={title} className={styles.role}>
            <strong className={styles.title}>{title}</strong>
            <span>{desc}</span>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ul>
      <div className={styles.centre}>
        <svg className={styles.stars} viewBox="-50 -50 100 100" aria-hidden="true">
          <polygon points={outer} />
          <polygon points={inner} />
        </svg>
        <strong className={styles.title}>{centre.title}</strong>
        <ul className={styles.list}>
          {centre.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
