import { beginMessage } from './keptMessage.ts';

const write = (text: string) => {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const [form] = document.forms;
  const message = document.querySelector('textarea');
  if (!form || !message) throw new Error('The form is missing');
  message.value = text;
  return { form, message };
};

test('an empty message begins with the service that a visitor has read about, and with a later one', () => {
  const { form, message } = write('');
  beginMessage(form, 'About “Enhance my paper”');
  expect(message).toHaveValue('About “Enhance my paper”\n');
  beginMessage(form, 'About “Find a journal”');
  expect(message).toHaveValue('About “Find a journal”\n');
});

test('a message that a visitor has begun stays as it is', () => {
  const { form, message } = write('A question');
  beginMessage(form, 'About “Find a journal”');
  expect(message).toHaveValue('A question');
});
