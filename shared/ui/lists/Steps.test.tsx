import { render, screen } from '@testing-library/react';
import { Steps } from './Steps.tsx';

test('steps are an ordered list with a heading each', () => {
  render(
    <Steps
      steps={[
        { title: 'Send', desc: 'Your manuscript' },
        { title: 'Scope', desc: 'A price in writing' },
      ]}
    />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Send', 'Scope']);
});
