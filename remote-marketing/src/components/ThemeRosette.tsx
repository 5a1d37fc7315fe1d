import type { ArtName } from '@mirqam/shared/contract/content/Content';
import { Picture } from '@mirqam/shared/ui/Picture';
import styles from './ThemeRosette.module.css';

interface ThemeRosetteProps {
  readonly img: ArtName;
}

/** The stars of a theme's card, at the end of a dark band. */
export function ThemeRosette({ img }: ThemeRosetteProps) {
  return (
    <div className={styles.rosette}>
      <Picture img={img} alt="" width={688} height={688} />
    </div>
  );
}
