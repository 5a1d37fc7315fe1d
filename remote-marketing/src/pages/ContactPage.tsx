import { site } from '@mirqam/shared/contract/site';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Icon } from '@mirqam/shared/ui/Icon';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { ContactColumns } from '../components/contact/ContactColumns.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { contact } from '../content/contact.ts';

export function ContactPage() {
  return (
    <>
      <PageBanner banner={contact.banner} tone="lapis" art={<Pattern tone="lapis" />}>
        <ButtonLink href={`mailto:${site.email}`} tone="night">
          <Icon name="mail" />
          {site.email}
        </ButtonLink>
      </PageBanner>
      <ContactColumns />
    </>
  );
}
