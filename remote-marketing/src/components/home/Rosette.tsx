import { artFile } from '@mirqam/shared/ui/art/artFile';
import styles from './Rosette.module.css';

/** A drawing of the hero, which turns slowly: see `drift.ts`. */
export function Rosette() {
  return <img className={styles.rosette} src={artFile('home/rosette')} width={920} height={920} alt="" />;
}
