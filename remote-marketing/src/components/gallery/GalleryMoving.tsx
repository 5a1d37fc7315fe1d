import { Section } from '@mirqam/shared/ui/Section';
import { Slider } from '@mirqam/shared/ui/Slider';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import { serviceLabels } from '../../content/serviceLabels.ts';
import styles from './Gallery.module.css';

const tabs = gallery.slides.map((label) => ({ label, content: <p>{label} panel</p> }));

export function GalleryMoving() {
  const [selected, setSelected] = useState(0);
  return (
    <>
      <Section heading="Tabs">
        <Tabs label="Example" tabs={tabs} selected={selected} onSelect={setSelected} />
      </Section>
      <Section ground="sand">
        <Slider label="Slider" words={serviceLabels.slider}>
          {gallery.slides.map((name) => (
            <li key={name} className={styles.slide}>
              {name} slide
            </li>
          ))}
        </Slider>
      </Section>
    </>
  );
}
