import type { OwnerFacts } from '@mirqam/shared/contract/owner';
import { site } from '@mirqam/shared/contract/site';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { Icon } from '@mirqam/shared/ui/Icon';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import type { ContactContent } from '../../content/ContactContent.ts';
import type { PageLabels } from '../../content/PageLabels.ts';
import { PageBanner } from '../PageBanner.tsx';
import { ContactColumns } from './ContactColumns.tsx';

interface ContactProps {
  readonly contact: ContactContent;
  readonly labels: PageLabels;
  readonly owner: OwnerFacts;
}

export function Contact({ contact, labels, owner }: ContactProps) {
  return (
    <>
      <PageBanner banner={contact.banner} tone="lapis" labels={labels} art={<Pattern tone="lapis" />}>
        <ButtonLink href={`mailto:${site.email}`} tone="night">
          <Icon name="mail" />
          {site.email}
        </ButtonLink>
      </PageBanner>
      <ContactColumns contact={contact} owner={owner} />
    </>
  );
}
