/** Switches the styles of the page that depend on the media feature `scripting`. */
export function createScriptingStyles() {
  const originals = new Map<CSSMediaRule, string>();

  const rewrite = () => {
    const holders = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel="stylesheet"]');
    for (const rule of [...holders].flatMap(({ sheet }) => mediaRules(sheet))) {
      const { mediaText } = rule.media;
      if (!mediaText.includes('(scripting:')) continue;
      originals.set(rule, mediaText);
      rule.media.mediaText = mediaText
        .replace('(scripting: none)', '(min-width: 0px)')
        .replace('(scripting: enabled)', '(max-width: 0px)');
    }
  };
  const rewriteLoaded = ({ target }: Event) => target instanceof HTMLLinkElement && rewrite();

  return {
    /** Applies the styles for disabled scripting, also in stylesheets that load later, so that menus and lists are open. */
    disable() {
      rewrite();
      document.addEventListener('load', rewriteLoaded, true);
    },
    /** Applies the styles as written. */
    restore() {
      document.removeEventListener('load', rewriteLoaded, true);
      for (const [rule, text] of originals) rule.media.mediaText = text;
      originals.clear();
    },
  };
}

const mediaRules = (place: object | null): CSSMediaRule[] =>
  hasRules(place)
    ? [...(place instanceof CSSMediaRule ? [place] : []), ...[...place.cssRules].flatMap(mediaRules)]
    : [];

const hasRules = (place: object | null): place is { readonly cssRules: Iterable<CSSRule> } =>
  place !== null && 'cssRules' in place;
