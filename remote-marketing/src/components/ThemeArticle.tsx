import { Section } from '@mirqam/shared/ui/Section';
import type { ThemeContent } from '../content/ThemeContent.ts';
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
    </>
  );
}
