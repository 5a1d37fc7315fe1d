import type { Tone } from '../contract/Tone.ts';
import { medallionPaths } from './art/medallionPaths.ts';
import { medallions } from './art/medallions.ts';
import styles from './Medallion.module.css';

const radius = 340;
const edge = radius + 4;
const colours = [styles.saffron, styles.white, styles.pale];

interface MedallionProps {
  readonly tone: Tone;
}

/** The stars of a tone by themselves, for any dark ground. */
export function Medallion({ tone }: MedallionProps) {
  const { rings, spark } = medallionPaths(medallions[tone], radius);
  return (
    <svg className={styles.medallion} viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true">
      {rings.map((ring, index) => (
        <path key={ring} className={colours[index % colours.length]} d={ring} />
      ))}
      <path className={styles.spark} d={spark} />
    </svg>
  );
}
