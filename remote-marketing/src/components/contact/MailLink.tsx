import { site } from '@mirqam/shared/contract/site';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { contact } from '../../content/contact.ts';
import { ignoreSecondClick } from './ignoreSecondClick.ts';
import { type Mail, mailLink } from './mail.ts';

/** Opens the e-mail in the visitor's own program. */
export const MailLink = ({ mail }: { readonly mail: Mail }) => (
  <ButtonLink href={mailLink(mail)} onClick={ignoreSecondClick}>
    {contact.form.open} {site.email}
  </ButtonLink>
);
