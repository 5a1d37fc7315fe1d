import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Figure } from '@mirqam/shared/ui/Figure';
import { RichText } from '@mirqam/shared/ui/RichText';
import { Section } from '@mirqam/shared/ui/Section';
import type { ReactNode } from 'react';
import type { PageLabels } from '../content/PageLabels.ts';
import type { Theme, ThemeContent } from '../content/ThemeContent.ts';
import { NextTheme } from './NextTheme.tsx';
import { PageBanner } from './PageBanner.tsx';
import { ServiceTiles } from './ServiceTiles.tsx';
import styles from './ThemeArticle.module.css';
import { ThemeMedallion } from './ThemeMedallion.tsx';

interface ThemeArticleProps {
  readonly theme: ThemeContent;
  readonly labels: PageLabels;
  /** All themes, for the link to the next. */
  readonly themes: readonly Pick<Theme, 'title' | 'path' | 'tone'>[];
  /** Whether the figure is higher than a sheet of paper. */
  readonly isLong?: boolean;
  /** The content of the figure. */
  readonly children: ReactNode;
}

export function ThemeArticle({ theme, labels, themes, isLong, children }: ThemeArticleProps) {
  const { tone, banner, figure, list, services } = theme;
  return (
    <>
      <PageBanner banner={banner} tone={tone} labels={labels} art={<ThemeMedallion tone={tone} />} />
      <div className={isLong ? `${styles.figure} ${styles.long}` : styles.figure}>
        <Figure
          layout="within"
          mark={figure.isExample ? labels.example : undefined}
          caption={figure.caption}
          note={figure.note}
        >
          {children}
        </Figure>
      </div>
      <div className={styles.parts}>
        {list.map(({ heading, para }) => (
          <div key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <RichText para={para} className={styles.desc} />
          </div>
        ))}
      </div>
      <Section heading={services.heading} tone={tone} kind="aside">
        <ServiceTiles tiles={services.list} />
        <p className={styles.contact}>
          <ButtonLink href={labels.contact.href}>{labels.contact.label}</ButtonLink>
        </p>
      </Section>
      <NextTheme label={labels.nextTheme} themes={themes} after={banner.maintitle} />
    </>
  );
}
