import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { Section } from '@mirqam/shared/ui/Section';
import { useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import styles from './Gallery.module.css';

type Kind = (typeof gallery.options)[number]['value'];

export function GalleryDropdowns() {
  const [value, setValue] = useState<Kind>();
  const shared = { options: gallery.options, value, onChange: setValue };
  return (
    <Section heading="Dropdown">
      <div className={styles.controls}>
        <Dropdown {...shared} />
        <Dropdown {...shared} label="Kind of book" />
        <Dropdown {...shared} label="Left corners" isLeftRounded />
        <Dropdown {...shared} label="Own placeholder" placeholder="Choose a kind" />
      </div>
    </Section>
  );
}
