import { paths } from 'shared/contract/paths';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Section } from 'shared/ui/Section';
import { home } from '../../content/home.ts';

export function ContactStrip() {
  const { heading, para, action } = home.contact;
  return (
    <Section heading={heading} lead={para} ground="night">
      <ButtonLink href={paths.contact.href()} tone="night">
        {action}
      </ButtonLink>
    </Section>
  );
}
