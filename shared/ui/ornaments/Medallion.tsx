import type { Tone } from '../../contract/Tone.ts';
import { medallionPaths, medallions } from '../art/medallions.ts';
import styles from './Medallion.module.css';

const colours = [styles.saffron, styles.white, styles.pale];

interface MedallionProps {
  readonly tone: Tone;
}

/** The stars of a tone by themselves, for any dark ground. */
export function Medallion({ tone }: MedallionProps) {
  const { rings, spark } = medallionPaths(medallions[tone], 340);
  return (
    <svg className={styles.medallion} viewBox="-344 -344 688 688" aria-hidden="true">
      {rings.map((ring, index) => (
        <path key={ring} className={colours[index % colours.length]} d={ring} />
      ))}
      <path className={styles.spark} d={spark} />
    </svg>
  );
}
