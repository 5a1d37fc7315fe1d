import { Checklist } from '@mirqam/shared/ui/Checklist';
import { Faqs } from '@mirqam/shared/ui/Faqs';
import { RichText } from '@mirqam/shared/ui/RichText';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import { StarList } from '@mirqam/shared/ui/StarList';
import { Steps } from '@mirqam/shared/ui/Steps';
import { gallery } from '../../content/gallery.ts';
import styles from './Gallery.module.css';

export function GalleryText() {
  return (
    <>
      <Section heading="Text" lead={gallery.plain}>
        <div className={styles.stack}>
          <h3>Heading of the third level</h3>
          <RichText para={gallery.plain} />
          <RichText para={gallery.para} />
          <StarList items={gallery.stars} />
          <Checklist items={gallery.checklist} />
        </div>
      </Section>
      <Section heading="Steps" ground="sand">
        <Steps steps={gallery.steps} />
      </Section>
      <Section heading="Ruled lists">
        <div className={styles.stack}>
          {([3, 4] as const).map((columns) => (
            <RuledList key={columns} columns={columns}>
              {gallery.cells.map((cell) => (
                <li key={cell}>{cell}</li>
              ))}
            </RuledList>
          ))}
        </div>
      </Section>
      <Section heading="On night">
        <div className={`${styles.stack} ${styles.night}`} data-ground="night">
          <RichText para={gallery.para} />
          <StarList items={gallery.stars} />
          <Steps steps={gallery.steps} />
          <Faqs faqs={gallery.faqs} />
        </div>
      </Section>
      <Section heading="Questions">
        <Faqs faqs={gallery.faqs} />
      </Section>
    </>
  );
}
