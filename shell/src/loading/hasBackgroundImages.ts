const declaration = /background[^;{}]*url\(/;
const known = new WeakMap<CSSStyleSheet, { readonly rules: number; readonly answer: boolean }>();

/** Whether any style of the page could show a background image: asking every element instead takes a tenth of a second. */
export const hasBackgroundImages = (root: Element): boolean =>
  [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])].some(mentionsImage) ||
  root.querySelector('[style*=background]') !== null;

function mentionsImage(sheet: CSSStyleSheet): boolean {
  try {
    const rules = sheet.cssRules.length;
    const last = known.get(sheet);
    if (last?.rules === rules) return last.answer;
    const answer = [...sheet.cssRules].some(({ cssText }) => declaration.test(cssText));
    known.set(sheet, { rules, answer });
    return answer;
  } catch {
    // The rules of another origin's stylesheet are not ours to read.
    return true;
  }
}
