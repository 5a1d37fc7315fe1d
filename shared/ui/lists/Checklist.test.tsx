import { render, screen } from '@testing-library/react';
import { Checklist } from './Checklist.tsx';

test('each item has its text and a hidden icon', () => {
  render(
    <Checklist
      items={[
        { img: 'check', para: 'Figures in a format that the journal takes' },
        { img: 'shield', para: 'A similarity report' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Figures in a format that the journal takes',
    'A similarity report',
  ]);
  expect(items.map((item) => item.querySelector('svg')?.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});
