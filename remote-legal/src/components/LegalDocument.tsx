import { site } from '@mirqam/shared/contract/site';
import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import type { LegalContent } from '../content/LegalContent.ts';
import { Contents } from './Contents.tsx';
import styles from './LegalDocument.module.css';
import { LegalPart } from './LegalPart.tsx';

interface LegalDocumentProps {
  readonly content: LegalContent;
}

export function LegalDocument({ content: { banner, section } }: LegalDocumentProps) {
  return (
    <>
      <Banner
        banner={{ maintitle: banner.title, desc: banner.desc }}
        tone="lapis"
        art={<Pattern tone="lapis" />}
        trail={{ label: 'Breadcrumb', steps: [{ label: 'Home', href: '/' }, { label: banner.title }] }}
      >
        <p className={styles.date}>Updated {banner.date}</p>
      </Banner>
      <div className={styles.document}>
        <Contents parts={section.content} />
        <div className={styles.text}>
          <p className={styles.lead}>{section.desc}</p>
          <div>
            {section.content.map((part) => (
              <LegalPart key={part.id} part={part} />
            ))}
            <p className={styles.questions}>
              Questions about this text? Write to <a href={`mailto:${site.email}`}>{site.email}</a> or see our{' '}
              <a href="/contact">contact page</a>.
            </p>
            <a className={styles.up} href="#contents">
              Back to contents
            </a>
          </div>
        </div>
      </div>
    </>
  );
}
