import { Button } from '@mirqam/shared/ui/Button';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Icon } from '@mirqam/shared/ui/Icon';
import { Section } from '@mirqam/shared/ui/Section';
import styles from './Gallery.module.css';

const grounds = [
  { heading: 'Buttons', ground: 'paper', tone: 'primary', row: styles.row },
  { heading: 'Buttons on night', ground: 'night', tone: 'night', row: `${styles.row} ${styles.night}` },
] as const;

export function GalleryButtons() {
  return grounds.map(({ heading, ground, tone, row }) => (
    <Section key={ground} heading={heading}>
      <div className={row} data-ground={ground}>
        <Button tone={tone}>Button</Button>
        <Button tone={tone} aria-disabled="true">
          Loading
        </Button>
        <Button tone="quiet">Quiet button</Button>
        <ButtonLink tone={tone} href="/gallery">
          <Icon name="mail" />
          Link
        </ButtonLink>
        <ButtonLink tone="quiet" href="/gallery">
          Quiet link
        </ButtonLink>
      </div>
    </Section>
  ));
}
