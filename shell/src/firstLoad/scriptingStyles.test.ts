import { createScriptingStyles } from './scriptingStyles.ts';

const conditions = () =>
  [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.media.mediaText] : [])),
  );
const written = ['(scripting: none)', 'screen and (scripting: enabled)', '(width < 48em)'];

beforeEach(() => {
  document.head.innerHTML = `<style>${written.map((media) => `@media ${media} { p { color: red } }`).join('')}</style>`;
});

test('disabled scripting styles the page as where scripting is off', () => {
  createScriptingStyles().disable();
  expect(conditions()).toEqual(['(min-width: 0px)', 'screen and (max-width: 0px)', '(width < 48em)']);
});

test('restored styles apply as written', () => {
  const styles = createScriptingStyles();
  styles.disable();
  styles.disable();
  styles.restore();
  expect(conditions()).toEqual(written);
});
