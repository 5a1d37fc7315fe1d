import { site } from '@mirqam/shared/contract/site';
import { Button } from '@mirqam/shared/ui/Button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ContactContent } from '../../content/ContactContent.ts';
import styles from './ContactForm.module.css';
import { focusFirstError } from './focusFirstError.ts';
import { ignoreSecondClick } from './ignoreSecondClick.ts';
import { beginMessage, keepDraft, keepEarlyDraft, kept } from './keptMessage.ts';
import { MailLink } from './MailLink.tsx';
import { isLinkable, type Mail, mailOf } from './mail.ts';
import { PreparedMail } from './PreparedMail.tsx';
import { readMessage } from './readMessage.ts';
import { type Outcome, sendMessage } from './sendMessage.ts';
import { serviceBefore } from './serviceBefore.ts';
import { TextField } from './TextField.tsx';
import { type ContactErrors, type ContactField, isContactField, validateContact } from './validateContact.ts';

interface ContactFormProps {
  readonly words: ContactContent['form'];
}

interface Sent {
  readonly mail: Mail;
  /** Until the visitor writes the next message. */
  readonly outcome?: Outcome;
}

export function ContactForm({ words }: ContactFormProps) {
  const id = useId();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sent, setSent] = useState<Sent | undefined>(kept.mail && { mail: kept.mail });
  useState(keepEarlyDraft);
  /** Set from a valid submit until the visitor changes a field: a finger that taps or holds again changes nothing. */
  const isAnswered = useRef(false);

  const errorOf = (field: ContactField) => errors[field] && words[errors[field]];
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent?.outcome) status.current?.scrollIntoView({ block: 'nearest' });
  }, [sent?.outcome]);

  useEffect(() => {
    const form = status.current?.closest('form');
    void serviceBefore().then(
      (service) => form && service && beginMessage(form, words.about.replace('{service}', service)),
    );
  }, [words]);

  function validateField({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    isAnswered.current = false;
    setSent((before) => before && { mail: before.mail });
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name } = target;
    if (!isContactField(name)) return;
    const found = validateContact(readMessage(currentTarget));
    setErrors((shown) => ({ ...shown, [name]: found[name] }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAnswered.current) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const found = validateContact(message);
    setErrors(found);
    // Keeps the prepared e-mail, because the form has been emptied.
    setSent((before) => before && { mail: before.mail });
    if (focusFirstError(form, found)) return;
    isAnswered.current = true;
    const result = await sendMessage(message);
    form.reset();
    kept.mail = mailOf(message, words.subject);
    setSent({ outcome: result, mail: kept.mail });
  }

  // Without scripts, `dialog` makes a submit do nothing; `get` would put the message into the address.
  return (
    <form className={styles.form} ref={keepDraft} method="dialog" noValidate onInput={validateField} onSubmit={submit}>
      <TextField name="name" label={words.name} type="text" autoComplete="name" error={errorOf('name')} />
      <TextField name="email" label={words.email} type="email" autoComplete="email" error={errorOf('email')} />
      <TextField name="message" label={words.message} rows={8} hint={words.messageHint} error={errorOf('message')} />
      <div className={styles.submit}>
        <Button type="submit" tone={sent ? 'quiet' : 'primary'} aria-describedby={id} onClick={ignoreSecondClick}>
          {words.submit}
        </Button>
        <p id={id}>{words.submitHint}</p>
      </div>
      <p role="status" className={styles.status} ref={status}>
        {/* In elements: translation by the browser replaces bare text nodes, which React then cannot update. */}
        {sent?.outcome && (
          <>
            <span>{isLinkable(sent.mail) ? words[sent.outcome] : `${words.long} ${site.email}.`}</span>
            {isLinkable(sent.mail) && <MailLink mail={sent.mail} words={words} />}
          </>
        )}
      </p>
      {sent && <PreparedMail mail={sent.mail} words={words} hasLink={!sent.outcome && isLinkable(sent.mail)} />}
      <p className={styles.unscripted}>
        {words.unscripted} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </form>
  );
}
