import { Checklist } from '@mirqam/shared/ui/Checklist';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { Section } from '@mirqam/shared/ui/Section';
import { ServiceFactsStrip } from '@mirqam/shared/ui/ServiceFactsStrip';
import { Steps } from '@mirqam/shared/ui/Steps';
import type { ReactNode } from 'react';
import type { ServiceLabels } from '../../content/PageLabels.ts';
import type { ServiceContent } from '../../content/ServiceContent.ts';
import { ContactLink } from '../ContactLink.tsx';
import { GradientCall } from '../GradientCall.tsx';
import { KeyFigures } from '../KeyFigures.tsx';
import { PageBanner } from '../PageBanner.tsx';
import { ServiceTiles } from '../ServiceTiles.tsx';
import { DualTone } from './DualTone.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import { FactList } from './FactList.tsx';
import { ListCards } from './ListCards.tsx';
import { Questions } from './Questions.tsx';
import { Reasons } from './Reasons.tsx';
import styles from './ServiceArticle.module.css';

interface ServiceArticleProps {
  readonly service: ServiceContent;
  readonly labels: ServiceLabels;
  /** A section of this service alone, before its proofs. */
  readonly children?: ReactNode;
  /** The checklist, where more belongs to it. */
  readonly plan?: ReactNode;
}

export function ServiceArticle({ service, labels, children, plan }: ServiceArticleProps) {
  const { tone, banner, proofs, steps, listCard, tiles, checklist, university, limits, gradient } = service;
  return (
    <>
      <PageBanner banner={banner} tone={tone} labels={labels} art={<Pattern tone={tone} />} parent={labels.services}>
        <ContactLink {...labels.contact} />
      </PageBanner>
      <ServiceFactsStrip facts={service.facts} words={labels.facts} />
      <Section heading={steps.heading} ground="sand">
        <Steps steps={steps.list} />
      </Section>
      <div className={styles.figures}>
        <KeyFigures keyFigures={service.keyFigures} label={labels.keyFigures} />
      </div>
      <DualTone dualTone={service.dualTone} />
      {service.example && <ExampleFigure example={service.example} mark={labels.example} />}
      {children}
      {proofs?.map((facts) => (
        <FactList key={facts.heading} facts={facts} />
      ))}
      <Section heading={listCard.title} tone={tone}>
        <ListCards cards={listCard.cards} />
      </Section>
      {tiles && (
        <Section heading={tiles.heading} ground="sand" tone={tone}>
          <ServiceTiles tiles={tiles.list} />
        </Section>
      )}
      {plan ?? (
        <div className={university && styles.pair}>
          <Section heading={checklist.heading} lead={checklist.desc} isBeside kind="aside">
            <Checklist items={checklist.list} />
          </Section>
          {university && <FactList facts={university} kind="aside" />}
        </div>
      )}
      <Reasons label={labels.reasons} words={labels.slider} reasons={service.reasons} />
      {limits && <FactList facts={limits} kind="aside" />}
      <Questions heading={labels.faqs} faqs={service.faqs} />
      <GradientCall tone={tone} heading={gradient.heading} desc={gradient.desc} contact={labels.contact} />
    </>
  );
}
