import { createEarlyClicks } from './earlyClicks.ts';

document.body.innerHTML = `
<main id="content">
  <button id="tab">Editor</button>
  <form action="/journals/author/find-a-journal">
    <button id="list" type="button" popovertarget="services">Author</button>
    <div id="option" role="option"><b id="word">Publisher</b></div>
    <button id="search">Search</button>
  </form>
</main>
<footer><button id="dark">Dark</button></footer>
<button id="outside">Services</button>`;

const element = (id: string) => document.getElementById(id) ?? document.body;
const submit = jest.fn((event: Event) => event.preventDefault());
document.addEventListener('submit', submit);

let clicks = createEarlyClicks();

/** The elements that are clicked when the page's code is in. */
async function replayed(): Promise<readonly string[]> {
  const clicked: string[] = [];
  const listen = ({ target }: Event) => target instanceof Element && clicked.push(target.id);
  document.addEventListener('click', listen);
  await clicks.replay();
  document.removeEventListener('click', listen);
  return clicked;
}

beforeEach(() => {
  clicks = createEarlyClicks();
  submit.mockClear();
  clicks.capture();
});
afterEach(() => clicks.forget());

test('early clicks are replayed once and in their order', async () => {
  element('word').click();
  element('tab').click();
  element('tab').click();
  element('dark').click();
  expect(await replayed()).toEqual(['option', 'tab', 'tab', 'dark']);
  element('tab').click();
  expect(await replayed()).toEqual([]);
});

test('a click that the browser or the shell handles is not replayed', async () => {
  element('list').click();
  element('outside').click();
  expect(await replayed()).toEqual([]);
});

test('a form is submitted at once, but not before an early choice', async () => {
  element('search').click();
  expect(submit).toHaveBeenCalledTimes(1);
  element('option').click();
  element('search').click();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(await replayed()).toEqual(['option', 'search']);
});

test('the click during which React hydrates is not replayed', async () => {
  element('option').click();
  let replaying: Promise<readonly string[]> | undefined;
  element('tab').addEventListener('click', () => (replaying = replayed()), { once: true });
  element('tab').click();
  expect(await replaying).toEqual(['tab', 'option']);
});

test('nothing is replayed after the clicks were forgotten', async () => {
  element('option').click();
  clicks.forget();
  element('option').click();
  expect(await replayed()).toEqual([]);
});
