import { render, screen } from '@testing-library/react';
import type { RichTree } from '../contract/content/RichTree.ts';
import { RichText } from './RichText.tsx';

test('plain text becomes one paragraph, even if it looks like markup', () => {
  render(<RichText para="Fees & <b>terms</b>" className="answer" />);
  const paragraph = screen.getByText('Fees & <b>terms</b>');
  expect(paragraph.tagName).toBe('P');
  expect(paragraph).toHaveClass('answer');
});

test('a tree of words, links and emphasis becomes one paragraph', () => {
  const tree: RichTree = [
    'See ',
    ['a', { href: '/contact' }, ['the ', ['em', null, ['contact']], ' page']],
    ['br', null, []],
    ['strong', null, ['today']],
  ];
  const { container } = render(<RichText para={tree} />);
  expect(screen.getByRole('link', { name: 'the contact page' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText('today').tagName).toBe('STRONG');
  expect([...container.children].map((child) => child.tagName)).toEqual(['P']);
});

test('a tree of blocks becomes a div, since a paragraph cannot contain blocks', () => {
  const tree: RichTree = [
    ['p', null, ['You get:']],
    [
      'ul',
      null,
      [
        ['li', null, ['a report']],
        ['li', null, ['a letter']],
      ],
    ],
  ];
  const { container } = render(<RichText para={tree} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a report', 'a letter']);
  expect([...container.children].map((child) => child.tagName)).toEqual(['DIV']);
});

test('only links keep an attribute, and only the href', () => {
  const tree: RichTree = [
    ['a', { href: '/about', onclick: 'steal()' }, ['About']],
    ['strong', { title: 'hidden' }, ['us']],
  ];
  render(<RichText para={tree} />);
  expect(screen.getByRole('link').getAttributeNames()).toEqual(['href']);
  expect(screen.getByText('us').getAttributeNames()).toEqual([]);
});

test('any other tag is refused', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<RichText para={['Hello ', ['script', null, ['alert(1)']]]} />)).toThrow('"script"');
});
