import { render, screen } from '@testing-library/react';
import { TemplatePage } from './TemplatePage.tsx';

test('the page names its subject', () => {
  render(<TemplatePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Template');
});
