import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import { labels } from '../content/labels.ts';
import type { ThemeContent } from '../content/ThemeContent.ts';
import { themeLinks } from '../content/themeLinks.ts';
import { ContactLink } from './ContactLink.tsx';
import { PageBanner } from './PageBanner.tsx';
import { ServiceTiles } from './ServiceTiles.tsx';
import styles from './ThemeArticle.module.css';

interface ThemeArticleProps {
  readonly theme: ThemeContent;
}

export function ThemeArticle({ theme: { tone, banner, list, services } }: ThemeArticleProps) {
  return (
    <>
      <PageBanner banner={banner} tone={tone}>
        <ContactLink />
      </PageBanner>
      <div className={styles.parts}>
        {list.map(({ heading, desc }) => (
          <div key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <p className={styles.desc}>{desc}</p>
          </div>
        ))}
      </div>
      <Section heading={services.heading} lead={services.desc} ground="sand">
        <ServiceTiles tiles={services.list} />
      </Section>
      <Section heading={labels.themes}>
        <RuledList columns={3}>
          {themeLinks
            .filter(({ title }) => title !== banner.maintitle)
            .map(({ title, path }) => (
              <li key={path} className={styles.theme}>
                <TitleLink href={path}>{title}</TitleLink>
              </li>
            ))}
        </RuledList>
      </Section>
    </>
  );
}
