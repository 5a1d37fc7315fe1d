import { createFirstLoad } from './firstLoad.ts';

document.head.innerHTML = '<style>@media (scripting: none) { [role="tabpanel"] { display: block } }</style>';
document.body.innerHTML = '<main id="content"><button>Editor</button></main>';
const button = document.querySelector('button') ?? document.body;

const lost = () => Promise.reject(new Error('lost'));
const pending = () => new Promise(() => undefined);
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));
const comeOnline = () => window.dispatchEvent(new Event('online'));
const isUnfolded = () => document.querySelector('style')?.sheet?.cssRules[0]?.cssText.includes('min-width') ?? false;

let opened: ReturnType<typeof createFirstLoad>[] = [];
function open(loadCode: () => Promise<unknown>) {
  const firstLoad = createFirstLoad();
  firstLoad.start(loadCode);
  opened.push(firstLoad);
  return firstLoad;
}
afterEach(() => {
  for (const firstLoad of opened) firstLoad.abandon();
  opened = [];
});

/** How often the button is clicked in the next moment. */
async function clicks(): Promise<number> {
  const listen = jest.fn();
  button.addEventListener('click', listen);
  await soon();
  await soon();
  button.removeEventListener('click', listen);
  return listen.mock.calls.length;
}

test('a page that waits for its code is hydrated with the clicks that came before', async () => {
  const firstLoad = open(async () => 'code');
  expect(firstLoad.state()).toBe('waiting');
  button.click();
  await soon();
  firstLoad.hydrated();
  expect(await clicks()).toBe(1);
  expect(firstLoad.state()).toBe('hydrated');
});

test('a page that has lost its code unfolds, and drops the clicks', async () => {
  const firstLoad = open(lost);
  button.click();
  await soon();
  expect(firstLoad.state()).toBe('lost');
  expect(isUnfolded()).toBe(true);
  firstLoad.hydrated();
  expect(await clicks()).toBe(0);
});

test('a lost page requests its code whenever the connection is back, until it has loaded', async () => {
  const loadCode = jest.fn<Promise<unknown>, []>(lost);
  const firstLoad = open(loadCode);
  await soon();
  comeOnline();
  expect(firstLoad.state()).toBe('waiting');
  await soon();
  loadCode.mockImplementation(async () => 'code');
  comeOnline();
  await soon();
  expect(isUnfolded()).toBe(true);
  firstLoad.hydrated();
  expect(isUnfolded()).toBe(false);
  comeOnline();
  expect(loadCode).toHaveBeenCalledTimes(3);
});

test('a page whose code is lost just after the connection is back requests it once more', async () => {
  const loadCode = jest.fn<Promise<unknown>, []>(lost);
  const firstLoad = open(loadCode);
  comeOnline();
  await soon();
  expect(loadCode).toHaveBeenCalledTimes(2);
  expect(firstLoad.state()).toBe('lost');
});

test('a lost page that another load has brought the code for is hydrated, and not requested again', async () => {
  const loadCode = jest.fn(lost);
  const firstLoad = open(loadCode);
  await soon();
  firstLoad.hydrated();
  expect(isUnfolded()).toBe(false);
  comeOnline();
  expect(loadCode).toHaveBeenCalledTimes(1);
  expect(firstLoad.state()).toBe('hydrated');
});

test('a page that throws unfolds, and does not request its code again', async () => {
  const loadCode = jest.fn(async () => 'code');
  const firstLoad = open(loadCode);
  await soon();
  firstLoad.hydrated();
  firstLoad.failed();
  comeOnline();
  expect(firstLoad.state()).toBe('failed');
  expect(isUnfolded()).toBe(true);
  expect(loadCode).toHaveBeenCalledTimes(1);
});

test.each([
  ['waiting', pending],
  ['lost', lost],
] as const)('another page ends the first load of a page that is %s', async (state, loadCode) => {
  const load = jest.fn<Promise<unknown>, []>(loadCode);
  const firstLoad = open(load);
  await soon();
  expect(firstLoad.state()).toBe(state);
  button.click();
  firstLoad.abandon();
  comeOnline();
  firstLoad.hydrated();
  expect(await clicks()).toBe(0);
  expect(firstLoad.state()).toBe('abandoned');
  expect(isUnfolded()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is lost after another page is shown changes nothing', async () => {
  const firstLoad = open(lost);
  firstLoad.abandon();
  await soon();
  expect(firstLoad.state()).toBe('abandoned');
  expect(isUnfolded()).toBe(false);
});

test('two first loads of one document share no state', async () => {
  const first = open(pending);
  first.abandon();
  const second = open(pending);
  button.click();
  first.hydrated();
  expect([first.state(), second.state()]).toEqual(['abandoned', 'waiting']);
  expect(await clicks()).toBe(0);
  first.budget.limit(0);
  expect([first.budget.timeLeft(), second.budget.timeLeft()]).toEqual([0, Number.POSITIVE_INFINITY]);
  second.hydrated();
  expect(await clicks()).toBe(1);
});
