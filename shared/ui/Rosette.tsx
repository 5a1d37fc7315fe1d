import { useId } from 'react';
import { logoMark } from './art/logoMark.ts';
import { rosetteSector } from './art/rosette.ts';
import styles from './Rosette.module.css';

const { chords, rings, page, eye } = rosetteSector(460);
const colours = [styles.saffron, styles.turquoise, styles.pale];
const turns = Array.from({ length: 15 }, (_, index) => (index + 1) * 22.5);

export function Rosette() {
  const id = useId();
  return (
    <svg className={styles.rosette} viewBox="-460 -460 920 920" aria-hidden="true">
      <linearGradient id={`${id}page`}>
        <stop className={styles.inner} />
        <stop className={styles.outer} offset="1" />
      </linearGradient>
      <path className={styles.eye} d={logoMark.star} transform={`scale(${eye / 26})`} />
      <g id={id}>
        <path fill={`url(#${id}page)`} stroke="none" d={page} />
        <path className={styles.chords} d={chords} />
        {rings.map((ring, index) => (
          <path key={ring} className={colours[index % 3]} d={ring} />
        ))}
      </g>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
