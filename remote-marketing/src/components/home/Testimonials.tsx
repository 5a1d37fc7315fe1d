import type { Testimonial } from '@mirqam/shared/contract/content/Content';
import { ArrowButton } from '@mirqam/shared/ui/ArrowButton';
import { ExampleMark } from '@mirqam/shared/ui/ExampleMark';
import { Stars } from '@mirqam/shared/ui/Stars';
import { useState } from 'react';
import type { HomeContent } from '../../content/HomeContent.ts';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[];
  readonly words: HomeContent['testimonials'];
}

export function Testimonials({ testimonials, words }: TestimonialsProps) {
  const hasSamples = testimonials.some(({ isSample }) => isSample);
  const place = (index: number) =>
    words.place.replace('{place}', `${index + 1}`).replace('{count}', `${testimonials.length}`);
  const [index, setIndex] = useState(0);
  return (
    <section className={styles.testimonials} aria-label={words.heading} aria-roledescription={words.role}>
      <div className={styles.container}>
        <h2>{words.heading}</h2>
        {hasSamples && <p className={styles.note}>{words.note}</p>}
        <div className={styles.slides} aria-live="polite">
          {testimonials.map(({ id, isSample, name, role, ratings, review }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this is a slide
            <div
              key={id}
              className={position === index ? styles.slide : styles.hidden}
              role="group"
              aria-roledescription={words.slide}
              aria-label={place(position)}
            >
              <Stars rating={ratings} label={words.rating} />
              <blockquote>{review}</blockquote>
              <p>
                {name}
                <span>
                  {role} {isSample && <ExampleMark>{words.sample}</ExampleMark>}
                </span>
              </p>
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <p>{place(index)}</p>
          <ArrowButton
            label={words.previous}
            direction="previous"
            isAtEnd={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <ArrowButton
            label={words.next}
            direction="next"
            isAtEnd={index === testimonials.length - 1}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      </div>
    </section>
  );
}
