import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import type { PageLabels } from '../content/PageLabels.ts';

export function ContactLink({ label, href }: PageLabels['contact']) {
  return (
    <ButtonLink href={href} tone="night">
      {label}
    </ButtonLink>
  );
}
