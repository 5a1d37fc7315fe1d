import { render, screen, within } from '@testing-library/react';
import { bookExample } from '../../content/examples/bookExample.ts';
import { serviceLabels } from '../../content/serviceLabels.ts';
import { content as authorSupport } from '../../content/services/authorSupport.ts';
import { content as bookAndTextbook } from '../../content/services/bookAndTextbook.ts';
import { content as conferenceServices } from '../../content/services/conferenceServices.ts';
import { content as publishingServices } from '../../content/services/publishingServices.ts';
import { BookAndTextbookPage } from '../../pages/BookAndTextbookPage.tsx';
import { ServiceArticle } from './ServiceArticle.tsx';

test.each([publishingServices, authorSupport, bookAndTextbook, conferenceServices])(
  'the page $banner.maintitle links the contact page and shows reasons as slides',
  (service) => {
    render(<ServiceArticle service={service} labels={serviceLabels} />);
    const links = screen.getAllByRole('link', { name: 'Contact us' });
    for (const link of links) expect(link).toHaveAttribute('href', '/contact');
    const reasons = screen.getByRole('region', { name: 'Why work with us' });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(service.reasons.length);
    expect(screen.getByRole('heading', { name: service.dualTone.rightside.heading })).toBeVisible();
  },
);

test.each([publishingServices, authorSupport, conferenceServices])(
  'the page $banner.maintitle shows an example and ends on its action',
  (service) => {
    render(<ServiceArticle service={service} labels={serviceLabels} />);
    expect(screen.getByRole('figure', { name: `Example ${service.example.caption}` })).toHaveTextContent(
      service.example.note,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent(service.gradient.heading);
  },
);

test('the book page shows its posting calendar with the plan that the calendar belongs to', () => {
  render(<BookAndTextbookPage />);
  const plan = screen.getByRole('region', { name: bookAndTextbook.checklist.heading });
  expect(within(plan).getByRole('figure', { name: `Example ${bookExample.caption}` })).toHaveTextContent(
    bookExample.note,
  );
});

test('no two services name their steps alike', () => {
  const titles = [publishingServices, authorSupport, bookAndTextbook, conferenceServices].map(({ steps }) =>
    steps.list.map(({ title }) => title).join(),
  );
  expect(new Set(titles).size).toBe(4);
});

test.each(['Journal services', 'Grant proposal review services'])('the tile %s links the home page', (name) => {
  render(<ServiceArticle service={publishingServices} labels={serviceLabels} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('a schedule describes its bars in words', () => {
  render(<ServiceArticle service={bookAndTextbook} labels={serviceLabels} />);
  const schedule = within(screen.getByRole('region', { name: bookAndTextbook.proofs[0].heading }));
  const terms = schedule.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Weeks 1–3', 'Weeks 4–5', 'Weeks 6–7', 'Week 8']);
});
