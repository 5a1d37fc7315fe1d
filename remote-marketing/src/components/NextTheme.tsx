import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import { labels } from '../content/labels.ts';
import { themeCards } from '../content/themeCards.ts';
import styles from './NextTheme.module.css';
import { ThemeMedallion } from './ThemeMedallion.tsx';

interface NextThemeProps {
  /** The title of the theme that ends. */
  readonly after: string;
}

export function NextTheme({ after }: NextThemeProps) {
  const next = themeCards[(themeCards.findIndex(({ title }) => title === after) + 1) % themeCards.length];
  if (!next) return null;
  const { title, path, tone } = next;
  return (
    <aside className={styles.next} data-tone={tone} aria-label={labels.nextTheme}>
      <ThemeMedallion tone={tone} />
      <div className={styles.container}>
        <p>{labels.nextTheme}</p>
        <h2 className={styles.title}>
          <TitleLink href={path}>{title}</TitleLink>
        </h2>
      </div>
    </aside>
  );
}
