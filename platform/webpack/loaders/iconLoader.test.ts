import { iconPaths } from '@mirqam/shared/ui/art/icons/iconPaths';

type Loader = (this: { getOptions(): object; callback(error: null, code: string): void }, code: string) => void;
const iconLoader = jest.requireActual<Loader>('./iconLoader.cjs');

function load(code: string) {
  const callback = jest.fn<void, [null, string]>();
  iconLoader.call({ getOptions: () => iconPaths, callback }, code);
  return callback.mock.lastCall?.[1];
}

test('a module gets the icons that its strings name, and no others', () => {
  const code = `export const tiles = [{ "img": "calendar", title: 'Clock' }, { img: 'check' }];`;
  const { calendar, check } = iconPaths;
  expect(load(code)).toContain(`addIcons(${JSON.stringify({ calendar, check })})`);
});

test('a module that names no icon is not changed', () => {
  const code = 'export const calendar = "book a table";';
  expect(load(code)).toBe(code);
});
