import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { labels } from '../content/labels.ts';

export function ContactLink() {
  return (
    <ButtonLink href="/contact" tone="night">
      {labels.contact}
    </ButtonLink>
  );
}
