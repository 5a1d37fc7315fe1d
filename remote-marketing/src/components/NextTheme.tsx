import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import type { Theme } from '../content/ThemeContent.ts';
import styles from './NextTheme.module.css';
import { ThemeMedallion } from './ThemeMedallion.tsx';

interface NextThemeProps {
  readonly label: string;
  /** All themes, in the order of the carousel. */
  readonly themes: readonly Pick<Theme, 'title' | 'path' | 'tone'>[];
  /** The title of the theme that ends. */
  readonly after: string;
}

export function NextTheme({ label, themes, after }: NextThemeProps) {
  const next = themes[(themes.findIndex(({ title }) => title === after) + 1) % themes.length];
  if (!next) return null;
  const { title, path, tone } = next;
  return (
    <aside className={styles.next} data-tone={tone} aria-label={label}>
      <ThemeMedallion tone={tone} />
      <div className={styles.container}>
        <p>{label}</p>
        <h2 className={styles.title}>
          <TitleLink href={path}>{title}</TitleLink>
        </h2>
      </div>
    </aside>
  );
}
