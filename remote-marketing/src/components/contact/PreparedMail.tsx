import { site } from '@mirqam/shared/contract/site';
import { Button } from '@mirqam/shared/ui/Button';
import { useId, useRef, useState } from 'react';
import type { ContactContent } from '../../content/ContactContent.ts';
import { MailLink } from './MailLink.tsx';
import type { Mail } from './mail.ts';
import styles from './PreparedMail.module.css';

interface PreparedMailProps {
  readonly mail: Mail;
  readonly words: ContactContent['form'];
  /** Whether it links to the e-mail, because the status no longer does; no program takes the link to a long one. */
  readonly hasLink: boolean;
}

/** Quotes the e-mail, for visitors whose browser opens no e-mail program. */
export function PreparedMail({ mail, words, hasLink }: PreparedMailProps) {
  const { subject, body } = mail;
  const id = useId();
  const quotation = useRef<HTMLQuoteElement>(null);
  const [copied, setCopied] = useState<Mail>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${site.email}\n\n${subject}\n\n${body}`);
      setCopied(mail);
    } catch {
      // A browser may refuse its clipboard: then the text is selected, for the visitor to copy by key or touch.
      if (quotation.current) getSelection()?.selectAllChildren(quotation.current);
    }
  }

  return (
    <figure className={styles.mail} aria-labelledby={id}>
      <figcaption id={id}>{words.written}</figcaption>
      <blockquote ref={quotation}>
        <p>{site.email}</p>
        <p dir="auto">{subject}</p>
        <p dir="auto">{body}</p>
      </blockquote>
      {hasLink && <MailLink mail={mail} words={words} />}
      <div className={styles.copy}>
        <Button tone="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <p aria-live="polite">{copied === mail && <span>{words.copied}</span>}</p>
      </div>
    </figure>
  );
}
