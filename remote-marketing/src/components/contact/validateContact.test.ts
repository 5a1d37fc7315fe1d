import { validateContact } from './validateContact.ts';

const valid = { name: 'Sample Author', email: 'author@example.org', message: 'A monograph on wells.' };

test('a complete message has no errors', () => {
  expect(validateContact(valid)).toEqual({});
});

test.each(['name', 'email', 'message'] as const)('the field %s is required', (field) => {
  expect(validateContact({ ...valid, [field]: '' })).toEqual({ [field]: 'required' });
});

test.each([' ', '   ', '\t', '\n \n', '\u00a0', '\u200b\u200f'])(
  'a field with nothing to see is empty: %j',
  (blank) => {
    expect(validateContact({ name: blank, email: blank, message: blank })).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
    });
  },
);

test.each([
  'author',
  'author@example',
  'author@.org',
  'author@example.',
  '@example.org',
  'au thor@example.org',
  'author@exam ple.org',
  'author@@example.org',
  'author@example.org ',
])('%j is not a valid e-mail address', (email) => {
  expect(validateContact({ ...valid, email })).toEqual({ email: 'invalidEmail' });
});

test.each(['a@b.c', 'first.last+tag@mail.example.ac.uk', 'كاتب@مثال.السعودية'])(
  '%j is a valid e-mail address',
  (email) => {
    expect(validateContact({ ...valid, email })).toEqual({});
  },
);
