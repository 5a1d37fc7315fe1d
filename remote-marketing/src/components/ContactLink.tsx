import { paths } from '@mirqam/shared/contract/paths';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { labels } from '../content/labels.ts';

export function ContactLink() {
  return (
    <ButtonLink href={paths.contact.href()} tone="night">
      {labels.contact}
    </ButtonLink>
  );
}
