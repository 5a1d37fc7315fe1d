import { site } from '@mirqam/shared/contract/site';
import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import type { LegalContent, LegalLabels } from '../content/LegalContent.ts';
import { Contents } from './Contents.tsx';
import styles from './LegalDocument.module.css';
import { LegalPart } from './LegalPart.tsx';

interface LegalDocumentProps {
  readonly content: LegalContent;
  readonly labels: LegalLabels;
}

export function LegalDocument({ content: { banner, section }, labels }: LegalDocumentProps) {
  const { trail, home, updated, contents, questions, or, contact, up } = labels;
  return (
    <>
      <Banner
        banner={{ maintitle: banner.title, desc: banner.desc }}
        tone="lapis"
        art={<Pattern tone="lapis" />}
        trail={{ label: trail, steps: [home, { label: banner.title }] }}
      >
        <p className={styles.date}>{`${updated} ${banner.date}`}</p>
      </Banner>
      <div className={styles.document}>
        <Contents label={contents} parts={section.content} />
        <div className={styles.text}>
          <p className={styles.lead}>{section.desc}</p>
          <div>
            {section.content.map((part) => (
              <LegalPart key={part.id} part={part} />
            ))}
            <p className={styles.questions}>
              {`${questions} `}
              <a href={`mailto:${site.email}`}>{site.email}</a>
              {` ${or} `}
              <a href={contact.href}>{contact.label}</a>.
            </p>
            <a className={styles.up} href="#contents">
              {up}
            </a>
          </div>
        </div>
      </div>
    </>
  );
}
