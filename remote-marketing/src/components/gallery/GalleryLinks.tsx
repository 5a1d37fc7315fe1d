import { IconButton } from '@mirqam/shared/ui/IconButton';
import { Section } from '@mirqam/shared/ui/Section';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import { gallery } from '../../content/gallery.ts';
import styles from './Gallery.module.css';

const plus = 'M12 5v14M5 12h14';

export function GalleryLinks() {
  return (
    <Section heading="Small controls" ground="sand">
      <div className={styles.stack}>
        <div className={styles.row}>
          <IconButton label="Icon button" path={plus} />
          <IconButton label="Icon button at its end" path={plus} aria-disabled="true" />
        </div>
        <div className={styles.card}>
          <h3>
            <TitleLink href="/gallery">Title link, which covers its card</TitleLink>
          </h3>
          <p>{gallery.plain}</p>
        </div>
      </div>
    </Section>
  );
}
