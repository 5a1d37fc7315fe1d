/** Conditions of styles that ask for scripting, as they were written. */
const written = new Map<CSSMediaRule, string>();

/** Styles the page as where scripting is off: what only a script could unfold stands open. */
export function styleWithoutScripting(): void {
  for (const rule of [...document.querySelectorAll('style')].flatMap(({ sheet }) => mediaRules(sheet))) {
    const { mediaText } = rule.media;
    if (!mediaText.includes('(scripting:')) continue;
    written.set(rule, mediaText);
    rule.media.mediaText = mediaText
      .replace('(scripting: none)', '(min-width: 0px)')
      .replace('(scripting: enabled)', '(max-width: 0px)');
  }
}

/** Styles the page as written again. */
export function styleWithScripting(): void {
  for (const [rule, text] of written) rule.media.mediaText = text;
  written.clear();
}

const mediaRules = (place: object | null): CSSMediaRule[] =>
  place && 'cssRules' in place && place.cssRules instanceof CSSRuleList
    ? [...(place instanceof CSSMediaRule ? [place] : []), ...[...place.cssRules].flatMap(mediaRules)]
    : [];
