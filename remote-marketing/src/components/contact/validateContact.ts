export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const fields = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactMessage)[];

export type ContactField = (typeof fields)[number];

export const isContactField = (name: string): name is ContactField => fields.some((field) => field === name);

/** The error of each field, by the name of its message; fields without an error are absent. */
export type ContactErrors = Partial<Record<ContactField, 'required' | 'invalidEmail'>>;

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function validateContact(message: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (isBlank(message.name)) errors.name = 'required';
  if (isBlank(message.email)) errors.email = 'required';
  else if (!address.test(message.email)) errors.email = 'invalidEmail';
  if (isBlank(message.message)) errors.message = 'required';
  return errors;
}

/** Whether nothing can be seen of a value: only spaces, or controls such as those of the direction. */
const isBlank = (value: string) => !/[^\s\p{Cf}]/u.test(value);
