import { owner } from '@mirqam/shared/contract/ar/site';
import { Contact } from '../../components/contact/Contact.tsx';
import { contact } from '../../content/ar/contact.ts';
import { labels } from '../../content/ar/labels.ts';

export function ContactPage() {
  return <Contact contact={contact} labels={labels} owner={owner} />;
}
