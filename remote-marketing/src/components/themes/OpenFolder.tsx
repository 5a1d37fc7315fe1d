import { Icon } from '@mirqam/shared/ui/Icon';
import type { FolderFigure } from '../../content/ThemeFigure.ts';
import styles from './OpenFolder.module.css';

/** The files of a folder, and below it one that is held back. */
export function OpenFolder({ name, files, heldBack }: FolderFigure) {
  return (
    <>
      <p className={styles.tab}>{name}</p>
      <ul className={styles.folder}>
        {files.map(({ name, desc }) => (
          <li key={name} className={styles.file}>
            <Icon name="file" />
            <strong className={styles.name}>{name}</strong> <span>{desc}</span>
          </li>
        ))}
      </ul>
      <p className={`${styles.file} ${styles.heldBack}`}>
        <Icon name="lock" />
        <strong className={styles.name}>{heldBack.name}</strong> <span>{heldBack.desc}</span>
      </p>
    </>
  );
}
