import type { Tone } from '@mirqam/shared/contract/Tone';
import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { ExampleMark } from '@mirqam/shared/ui/ExampleMark';
import { Section } from '@mirqam/shared/ui/Section';
import { Fragment, useState } from 'react';
import type { RulerContent } from '../../content/RulerContent.ts';
import styles from './DayRuler.module.css';
import { longDate, weekdayOf } from './dates.ts';
import { RulerStages } from './RulerStages.tsx';
import { RulerWeek } from './RulerWeek.tsx';
import { lastDayOf, nextDate, weeksFrom, workingDays } from './workingDays.ts';

const days = Array.from({ length: 31 }, (_, index) => ({ value: `${index}`, label: `${index + 1}` }));

interface DayRulerProps {
  readonly ruler: RulerContent;
  readonly tone: Tone;
}

export function DayRuler({ ruler, tone }: DayRulerProps) {
  // The prerendered page must not depend on today.
  const [example] = useState(() => new Date(ruler.start));
  const months = ruler.months.map((label, index) => ({ value: `${index}`, label }));
  const [submitted, setSubmitted] = useState(example);
  const [day, month] = [submitted.getUTCDate(), submitted.getUTCMonth()];
  const weeks = weeksFrom(submitted);
  const published = weeks.flat().find(({ count }) => count === workingDays)?.date ?? submitted;
  return (
    <Section heading={ruler.heading} lead={ruler.desc} ground="sand" tone={tone} kind="scene">
      <div className={styles.columns}>
        <fieldset className={styles.question}>
          <legend>{ruler.question}</legend>
          <Dropdown
            label={ruler.day}
            options={days.slice(0, lastDayOf(month))}
            value={`${day - 1}`}
            onChange={(index) => setSubmitted(nextDate(Number(index) + 1, month, today()))}
          />
          <Dropdown
            label={ruler.month}
            options={months}
            value={`${month}`}
            onChange={(index) => setSubmitted(nextDate(day, Number(index), today()))}
          />
          <span className={styles.note}>{ruler.hint}</span>
        </fieldset>
        <div className={styles.answer} aria-live="polite">
          {/* New elements for another date: a browser that translates the page replaces the texts. */}
          <Fragment key={submitted.getTime()}>
            <ExampleMark>{submitted === example ? ruler.example : ruler.chosen}</ExampleMark>
            <p>{ruler.answer.replace('{submitted}', `${weekdayOf(submitted, ruler)} ${longDate(submitted, ruler)}`)}</p>
            <p className={styles.date}>
              {weekdayOf(published, ruler)} <span>{longDate(published, ruler)}</span>
            </p>
          </Fragment>
          <p className={styles.note}>{ruler.qualifier}</p>
        </div>
        <div key={submitted.getTime()} className={styles.ruler} aria-hidden="true">
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ruler always has seven weeks
            <RulerWeek key={index} week={week} ruler={ruler} />
          ))}
        </div>
      </div>
      <RulerStages ruler={ruler} />
    </Section>
  );
}

function today() {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}
