/** Conditions of styles that ask for scripting, as they were written. */
const written = new Map<CSSMediaRule, string>();

/** Styles the page as where scripting is off: what only a script could unfold stands open, whatever stylesheet comes in. */
export function styleWithoutScripting(): void {
  rewrite();
  document.addEventListener('load', rewriteAfter, true);
}

/** Styles the page as written again. */
export function styleWithScripting(): void {
  document.removeEventListener('load', rewriteAfter, true);
  for (const [rule, text] of written) rule.media.mediaText = text;
  written.clear();
}

const rewriteAfter = ({ target }: Event) => target instanceof HTMLLinkElement && rewrite();

function rewrite(): void {
  const holders = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel="stylesheet"]');
  for (const rule of [...holders].flatMap(({ sheet }) => mediaRules(sheet))) {
    const { mediaText } = rule.media;
    if (!mediaText.includes('(scripting:')) continue;
    written.set(rule, mediaText);
    rule.media.mediaText = mediaText
      .replace('(scripting: none)', '(min-width: 0px)')
      .replace('(scripting: enabled)', '(max-width: 0px)');
  }
}

const mediaRules = (place: object | null): CSSMediaRule[] =>
  place && 'cssRules' in place && place.cssRules instanceof CSSRuleList
    ? [...(place instanceof CSSMediaRule ? [place] : []), ...[...place.cssRules].flatMap(mediaRules)]
    : [];
