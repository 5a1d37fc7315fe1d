import { Section } from '@mirqam/shared/ui/Section';
import type { JourneyContent } from '../../content/HomeContent.ts';
import styles from './Journey.module.css';
import { StationDrawing } from './StationDrawing.tsx';

export function Journey({ heading, desc, stations }: JourneyContent) {
  return (
    <Section heading={heading} lead={desc} ground="sand" kind="scene">
      <ol className={styles.stations}>
        {stations.map(({ drawing, title, desc }) => (
          <li key={title} className={styles.station}>
            <div className={styles.route}>
              <StationDrawing name={drawing} />
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{desc}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
