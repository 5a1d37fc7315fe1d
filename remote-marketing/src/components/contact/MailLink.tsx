import { site } from '@mirqam/shared/contract/site';
import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import type { ContactContent } from '../../content/ContactContent.ts';
import { ignoreSecondClick } from './ignoreSecondClick.ts';
import { type Mail, mailLink } from './mail.ts';

interface MailLinkProps {
  readonly mail: Mail;
  readonly words: ContactContent['form'];
}

/** Opens the e-mail in the visitor's own program. */
export const MailLink = ({ mail, words }: MailLinkProps) => (
  <ButtonLink href={mailLink(mail)} onClick={ignoreSecondClick}>
    {`${words.open} ${site.email}`}
  </ButtonLink>
);
