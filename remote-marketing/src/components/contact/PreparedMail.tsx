import { site } from '@mirqam/shared/contract/site';
import { Button } from '@mirqam/shared/ui/Button';
import { useId, useRef } from 'react';
import type { ContactContent } from '../../content/ContactContent.ts';
import { MailLink } from './MailLink.tsx';
import type { Mail } from './mail.ts';
import styles from './PreparedMail.module.css';

interface PreparedMailProps {
  readonly mail: Mail;
  readonly words: ContactContent['form'];
  /** Whether it links to the e-mail, because the status no longer does; no program takes the link to a long one. */
  readonly hasLink: boolean;
  readonly onCopied: () => void;
}

/** Quotes the e-mail, for visitors whose browser opens no e-mail program. */
export function PreparedMail({ mail, words, hasLink, onCopied }: PreparedMailProps) {
  const { subject, body } = mail;
  const id = useId();
  const quotation = useRef<HTMLQuoteElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${site.email}\n\n${subject}\n\n${body}`);
      onCopied();
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
      <Button tone="quiet" onClick={copy}>
        {words.copy}
      </Button>
    </figure>
  );
}
