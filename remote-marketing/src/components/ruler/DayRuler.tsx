import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { ExampleMark } from '@mirqam/shared/ui/ExampleMark';
import { Section } from '@mirqam/shared/ui/Section';
import { Fragment, useState } from 'react';
import { ruler } from '../../content/services/conferenceServices.ts';
import styles from './DayRuler.module.css';
import { longDate, weekdayOf } from './dates.ts';
import { RulerWeek } from './RulerWeek.tsx';
import { lastDayOf, nextDate, weeksFrom, workingDays } from './workingDays.ts';

// The prerendered page must not depend on today.
const example = new Date(ruler.start);
const days = Array.from({ length: 31 }, (_, index) => ({ value: `${index}`, label: `${index + 1}` }));
const months = ruler.months.map((label, index) => ({ value: `${index}`, label }));

export function DayRuler() {
  const [submitted, setSubmitted] = useState(example);
  const [day, month] = [submitted.getUTCDate(), submitted.getUTCMonth()];
  const weeks = weeksFrom(submitted);
  const published = weeks.flat().find(({ count }) => count === workingDays)?.date ?? submitted;
  return (
    <Section heading={ruler.heading} lead={ruler.desc} ground="sand">
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
            <p>
              {ruler.from} {weekdayOf(submitted)} {longDate(submitted)}, {ruler.to}
            </p>
            <p className={styles.date}>
              {weekdayOf(published)} <span>{longDate(published)}</span>
            </p>
          </Fragment>
          <p className={styles.note}>{ruler.qualifier}</p>
        </div>
        <div key={submitted.getTime()} className={styles.ruler} aria-hidden="true">
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ruler always has seven weeks
            <RulerWeek key={index} week={week} />
          ))}
        </div>
      </div>
      <p className={styles.holidays}>{ruler.holidays}</p>
    </Section>
  );
}

function today() {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}
