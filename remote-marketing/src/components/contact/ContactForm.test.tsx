import { site } from '@mirqam/shared/contract/site';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact as arabicContact } from '../../content/ar/contact.ts';
import { contact } from '../../content/contact.ts';
import { ContactForm } from './ContactForm.tsx';
import { kept } from './keptMessage.ts';

const field = (name: 'Name' | 'Email' | 'Message') => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fill(email = 'author@example.org') {
  const user = userEvent.setup();
  render(<ContactForm words={contact.form} />);
  await user.type(field('Name'), 'Sample Author');
  await user.type(field('Email'), email);
  await user.type(field('Message'), 'A monograph on wells.');
  return user;
}

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => void Object.assign(kept, { draft: undefined, mail: undefined }));

test('a message is still there after a visit to another page, half-written and prepared', async () => {
  const user = await fill();
  cleanup();
  render(<ContactForm words={contact.form} />);
  expect(field('Email')).toHaveValue('author@example.org');
  expect(field('Message')).toHaveValue('A monograph on wells.');
  await user.click(send());
  await screen.findByText(/has not been sent yet/);
  expect(field('Message')).toHaveValue('');
  cleanup();
  render(<ContactForm words={contact.form} />);
  expect(field('Message')).toHaveValue('');
  expect(screen.getByRole('figure', { name: 'Your message' })).toHaveTextContent('A monograph on wells.');
});

test('the fields are required and show no error at first', () => {
  render(<ContactForm words={contact.form} />);
  for (const name of ['Name', 'Email', 'Message'] as const) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toBeValid();
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('name and e-mail have autocomplete tokens', () => {
  render(<ContactForm words={contact.form} />);
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
});

test('submitting an empty form shows an error at each field and focuses the first', async () => {
  const user = userEvent.setup();
  render(<ContactForm words={contact.form} />);
  await user.click(send());
  for (const name of ['Name', 'Email', 'Message'] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription('This field is required');
  }
  expect(field('Name')).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failed submit focuses the first field in error and keeps the input', async () => {
  const user = await fill('author@example');
  await user.click(send());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Name')).toBeValid();
  expect(field('Name')).toHaveValue('Sample Author');
});

test('typing shows and clears the error of that field only', async () => {
  const user = userEvent.setup();
  render(<ContactForm words={contact.form} />);
  await user.type(field('Email'), 'author');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Name')).toBeValid();
  await user.type(field('Email'), '@example.org');
  expect(field('Email')).toBeValid();
  await user.clear(field('Email'));
  expect(field('Email')).toHaveAccessibleDescription('This field is required');
});

test('a message that changes with every key is not announced', async () => {
  const user = userEvent.setup();
  render(<ContactForm words={contact.form} />);
  await user.type(field('Email'), 'a');
  expect(screen.getByText('Invalid email address').closest('[role=status], [role=alert], [aria-live]')).toBeNull();
});

test('the button describes its action', () => {
  render(<ContactForm words={contact.form} />);
  expect(send()).toHaveAccessibleDescription('Prepares your email; you send it yourself.');
});

test('a valid submit clears the form, reports that nothing was sent, and offers an e-mail with the input', async () => {
  const user = await fill();
  await user.click(send());
  expect(screen.getByRole('status')).toContainElement(await screen.findByText(/has not been sent yet/));
  const link = within(screen.getByRole('status')).getByRole('link', { name: `Open the email to ${site.email}` });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:.+subject=Enquiry%20from.+&body=A%20monograph/));
  for (const name of ['Name', 'Email', 'Message'] as const) {
    expect(field(name)).toHaveValue('');
    expect(field(name)).toBeValid();
  }
});

test('what was written is quoted and can be copied, which is said beside the button', async () => {
  const user = await fill();
  await user.click(send());
  const written = await screen.findByRole('figure', { name: 'Your message' });
  expect(written).toHaveTextContent('A monograph on wells. Sample Author author@example.org');
  const copy = within(written).getByRole('button', { name: 'Copy the message' });
  expect(copy.nextElementSibling).toHaveAttribute('aria-live', 'polite');
  await user.click(copy);
  await waitFor(() => expect(copy.nextElementSibling).toHaveTextContent('The message has been copied.'));
  expect(await navigator.clipboard.readText()).toContain('A monograph on wells.\n\nSample Author\nauthor@example.org');
});

test('a message is quoted in the direction of its own letters, whichever the subject has', async () => {
  const user = await fill();
  await user.click(send());
  const written = await screen.findByRole('figure', { name: 'Your message' });
  for (const text of [/^Enquiry from/, /^A monograph on wells/])
    expect(within(written).getByText(text)).toHaveAttribute('dir', 'auto');
});

test('where the clipboard is refused, what was written is selected', async () => {
  const user = await fill();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Copy the message' }));
  expect(String(getSelection())).toContain('A monograph on wells.');
});

test('a corrected form can be submitted', async () => {
  const user = await fill('author');
  await user.click(send());
  await user.type(field('Email'), '@example.org');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/has not been sent yet/)).toBeVisible();
});

test('the status disappears when the visitor starts the next message; what was written stays, with a link to the e-mail', async () => {
  const user = await fill();
  await user.click(send());
  await screen.findByText(/has not been sent yet/);
  await user.type(field('Name'), 'S');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const written = screen.getByRole('figure', { name: 'Your message' });
  expect(written).toHaveTextContent('A monograph on wells.');
  expect(within(written).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:.+body=A%20mono/));
});

test('a double click sends the message once, and does not open the e-mail that appears under the mouse', async () => {
  const user = await fill();
  await user.dblClick(send());
  expect(await screen.findByRole('figure', { name: 'Your message' })).toHaveTextContent('A monograph on wells.');
  expect(field('Name')).toBeValid();
  const link = within(screen.getByRole('status')).getByRole('link');
  expect(fireEvent.click(link, { detail: 2 })).toBe(false);
});

test('after a valid submit another one changes nothing, until the visitor changes a field', async () => {
  const user = await fill();
  await user.click(send());
  await screen.findByText(/has not been sent yet/);
  await user.click(send());
  await user.type(field('Name'), '{Enter}{Enter}');
  expect(field('Name')).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('has not been sent yet');
  expect(screen.getByRole('figure', { name: 'Your message' })).toHaveTextContent('A monograph on wells.');
  await user.type(field('Name'), 'S{Enter}');
  expect(field('Email')).toBeInvalid();
});

test('a message that is too long for a link goes by copy, with its address', async () => {
  const user = await fill();
  await user.click(field('Message'));
  await user.paste('سؤال عن مجلة '.repeat(30));
  await user.click(send());
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(`Copy it, and send it to ${site.email}.`));
  expect(screen.queryByRole('link', { name: /^Open the email/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`^${site.email}\n\nEnquiry from`));
});

test('characters that nobody sees are removed from the e-mail address', async () => {
  const user = await fill('\u200f\ufeffauthor\u200b@example.org\u00a0');
  await user.click(send());
  expect(await screen.findByText(/has not been sent yet/)).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Your message' })).toHaveTextContent('author@example.org');
});

test('the Arabic form says in Arabic what is missing, and prepares an e-mail with an Arabic subject', async () => {
  const user = userEvent.setup();
  render(<ContactForm words={arabicContact.form} />);
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  expect(screen.getByRole('textbox', { name: 'الاسم' })).toHaveAccessibleDescription('هذا الحقل مطلوب');
  await user.type(screen.getByRole('textbox', { name: 'الاسم' }), 'باحثة');
  await user.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), 'author@example');
  await user.type(screen.getByRole('textbox', { name: 'الرسالة' }), 'سؤال عن مجلة');
  expect(screen.getByText('عنوان بريد إلكتروني غير صالح')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), '.org');
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  expect(await screen.findByText('استفسار من باحثة: سؤال عن مجلة')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('ولم تُرسَل بعد');
});
