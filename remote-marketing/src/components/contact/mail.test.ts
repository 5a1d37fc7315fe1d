import { site } from '@mirqam/shared/contract/site';
import { mailLink, mailOf } from './mail.ts';

const written = { name: 'Sample Author ', email: 'author@example.org' };
const subjectOf = (message: string) => mailOf({ ...written, message }, 'Enquiry from').subject;

test.each([
  ['A monograph on wells.', 'Enquiry from Sample Author: A monograph on wells.'],
  ['\n A monograph.\r\nIt has ten chapters.', 'Enquiry from Sample Author: A monograph.'],
  [
    'We are planning a conference on groundwater in dry regions, for 80 papers, next spring.',
    'Enquiry from Sample Author: We are planning a conference on groundwater in dry regions …',
  ],
  ['x'.repeat(80), `Enquiry from Sample Author: ${'x'.repeat(60)} …`],
  [`x${'😀'.repeat(80)}`, `Enquiry from Sample Author: x${'😀'.repeat(59)} …`],
])('the subject of %j names the sender and the matter', (message, subject) => {
  expect(subjectOf(message)).toBe(subject);
});

test('the body keeps every line and ends with name and address of the sender', () => {
  const mail = mailOf({ ...written, message: 'First line\nس 100 % & more' }, 'Enquiry from');
  expect(mail.body).toBe('First line\nس 100 % & more\n\nSample Author\nauthor@example.org');
  const { searchParams, pathname } = new URL(mailLink(mail));
  expect(pathname).toBe(site.email);
  expect(searchParams.get('body')).toBe(mail.body.replaceAll('\n', '\r\n'));
  expect(searchParams.get('subject')).toBe(mail.subject);
});
