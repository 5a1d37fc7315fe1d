import { owner } from '@mirqam/shared/contract/owner';
import { render, screen } from '@testing-library/react';
import { contact } from '../../content/contact.ts';
import { ContactPromise } from './ContactPromise.tsx';

test('the contact page names who replies once the owner has filled it in', () => {
  const { unmount } = render(<ContactPromise promise={contact.promise} owner={owner} />);
  expect(screen.queryByText('Editor A, managing editor')).toBeNull();
  unmount();
  Object.assign(owner, { replies: 'Editor A, managing editor' });
  render(<ContactPromise promise={contact.promise} owner={owner} />);
  expect(screen.getByText('Editor A, managing editor')).toBeVisible();
});
