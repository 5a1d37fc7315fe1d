import { useId } from 'react';
import { logoMark } from '../art/logoMark.ts';
import { rosetteSector } from '../art/rosette.ts';
import styles from './Rosette.module.css';

const { chords, rings, page, eye } = rosetteSector(460);
const colours = [styles.saffron, styles.turquoise, styles.pale];
/** Each turns a copy of all that is drawn before it: four copies make sixteen sectors. */
const turns = [22.5, 45, 90, 180];

export function Rosette() {
  const id = useId();
  const sector = (
    <>
      <path fill={`url(#${id}page)`} stroke="none" d={page} />
      <path className={styles.chords} d={chords} />
      {rings.map((ring, index) => (
        <path key={ring} className={colours[index % 3]} d={ring} />
      ))}
    </>
  );
  return (
    <svg className={styles.rosette} viewBox="-460 -460 920 920" aria-hidden="true">
      <linearGradient id={`${id}page`}>
        <stop className={styles.inner} />
        <stop className={styles.outer} offset="1" />
      </linearGradient>
      <path className={styles.eye} d={logoMark.star} transform={`scale(${(eye / 26).toFixed(2)})`} />
      {turns.reduce(
        (drawn, turn) => (
          <>
            <g id={id + turn}>{drawn}</g>
            <use href={`#${id}${turn}`} transform={`rotate(${turn})`} />
          </>
        ),
        sector,
      )}
    </svg>
  );
}
