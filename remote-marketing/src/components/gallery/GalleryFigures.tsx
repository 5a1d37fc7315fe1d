import { DataTable } from '@mirqam/shared/ui/DataTable';
import { Figure } from '@mirqam/shared/ui/Figure';
import { Section } from '@mirqam/shared/ui/Section';
import { gallery } from '../../content/gallery.ts';
import { labels } from '../../content/labels.ts';
import styles from './Gallery.module.css';

const { columns, groups } = gallery.table;

export function GalleryFigures() {
  return (
    <Section heading="Figures and tables">
      <div className={styles.stack}>
        <Figure
          layout="within"
          mark={labels.example}
          caption="An example on a sheet as wide as the page"
          note="A caveat or a source."
        >
          <p>{gallery.plain}</p>
        </Figure>
        <Figure mark={labels.example} caption="An example with a note" note="A caveat or a source.">
          <DataTable columns={columns} groups={groups} />
        </Figure>
        <Figure caption="A table without groups">
          <DataTable columns={columns} groups={[{ rows: groups[0].rows }]} />
        </Figure>
      </div>
    </Section>
  );
}
