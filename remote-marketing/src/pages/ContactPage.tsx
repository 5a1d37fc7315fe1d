import { owner } from '@mirqam/shared/contract/owner';
import { Contact } from '../components/contact/Contact.tsx';
import { contact } from '../content/contact.ts';
import { labels } from '../content/labels.ts';

export function ContactPage() {
  return <Contact contact={contact} labels={labels} owner={owner} />;
}
