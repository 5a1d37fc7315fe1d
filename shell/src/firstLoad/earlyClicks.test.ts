import { answerEarlyClicks, forgetEarlyClicks, keepEarlyClicks } from './earlyClicks.ts';

document.body.innerHTML = `
<main id="content">
  <button id="tab">Editor</button>
  <form action="/journals/author/find-a-journal">
    <button id="list" type="button" popovertarget="services">Author</button>
    <div id="option" role="option"><b id="word">Publisher</b></div>
    <button id="search">Search</button>
  </form>
</main>
<button id="outside">Services</button>`;

const element = (id: string) => document.getElementById(id) ?? document.body;
const leave = jest.fn((event: Event) => event.preventDefault());
document.addEventListener('submit', leave);

/** What is clicked as the code of the page comes. */
async function answered(): Promise<readonly string[]> {
  const heard: string[] = [];
  const hear = ({ target }: Event) => target instanceof Element && heard.push(target.id);
  document.addEventListener('click', hear);
  await answerEarlyClicks();
  document.removeEventListener('click', hear);
  return heard;
}

beforeEach(() => {
  forgetEarlyClicks();
  leave.mockClear();
  keepEarlyClicks();
});

test('what was clicked too early is clicked again, in its order and once', async () => {
  element('word').click();
  element('tab').click();
  element('tab').click();
  expect(await answered()).toEqual(['option', 'tab', 'tab']);
  element('tab').click();
  expect(await answered()).toEqual([]);
});

test('what the browser or the shell has answered is not clicked again', async () => {
  element('list').click();
  element('outside').click();
  expect(await answered()).toEqual([]);
});

test('a form leads on at once, but waits behind a choice', async () => {
  element('search').click();
  expect(leave).toHaveBeenCalledTimes(1);
  element('option').click();
  element('search').click();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(await answered()).toEqual(['option', 'search']);
});

test('a click with which React takes the page over is its own', async () => {
  element('option').click();
  let heard: Promise<readonly string[]> | undefined;
  element('tab').addEventListener('click', () => (heard = answered()), { once: true });
  element('tab').click();
  expect(await heard).toEqual(['tab', 'option']);
});

test('nothing is clicked on a page that has been left', async () => {
  element('option').click();
  forgetEarlyClicks();
  element('option').click();
  expect(await answered()).toEqual([]);
});
