import { paths } from 'shared/contract/paths';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { labels } from '../content/labels.ts';

export function ContactLink() {
  return (
    <ButtonLink href={paths.contact.href()} tone="night">
      {labels.contact}
    </ButtonLink>
  );
}
