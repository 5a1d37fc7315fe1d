import { testimonials } from '@mirqam/shared/contract/site';
import { ArrowButton } from '@mirqam/shared/ui/ArrowButton';
import { ExampleMark } from '@mirqam/shared/ui/ExampleMark';
import { Stars } from '@mirqam/shared/ui/Stars';
import { useState } from 'react';
import { home } from '../../content/home.ts';
import styles from './Testimonials.module.css';

const last = testimonials.length - 1;
const hasSamples = testimonials.some(({ isSample }) => isSample);
const place = (index: number) => `${index + 1} of ${testimonials.length}`;

export function Testimonials() {
  const [index, setIndex] = useState(0);
  return (
    <section className={styles.testimonials} aria-label="Testimonials" aria-roledescription="carousel">
      <div className={styles.container}>
        <h2>{home.testimonials.heading}</h2>
        {hasSamples && <p className={styles.note}>{home.testimonials.note}</p>}
        <div className={styles.slides} aria-live="polite">
          {testimonials.map(({ id, isSample, name, role, ratings, review }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this is a slide
            <div
              key={id}
              className={position === index ? styles.slide : styles.hidden}
              role="group"
              aria-roledescription="slide"
              aria-label={place(position)}
            >
              <Stars rating={ratings} />
              <blockquote>{review}</blockquote>
              <p>
                {name}
                <span>{role}</span>
                {isSample && <ExampleMark>{home.testimonials.sample}</ExampleMark>}
              </p>
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <p>{place(index)}</p>
          <ArrowButton
            label="Previous testimonial"
            direction="previous"
            isAtEnd={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <ArrowButton
            label="Next testimonial"
            direction="next"
            isAtEnd={index === last}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      </div>
    </section>
  );
}
