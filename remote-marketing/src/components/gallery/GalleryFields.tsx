import { Section } from '@mirqam/shared/ui/Section';
import { TextField } from '../contact/TextField.tsx';
import styles from './Gallery.module.css';

export function GalleryFields() {
  return (
    <Section heading="Text fields">
      <div className={styles.stack}>
        <TextField name="name" label="Empty" type="text" error={undefined} />
        <TextField name="email" label="In error" type="email" error="Invalid email address" />
        <TextField name="message" label="Several lines" rows={4} error={undefined} />
      </div>
    </Section>
  );
}
