type Attributes = Readonly<Record<string, string | boolean>>;

/** Makes an element of HTML; `true` sets an attribute without a value, `false` leaves it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

export function button(text: string, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.onclick = onClick;
  return made;
}

/** A place at the end of the page whose styles and those of the site leave each other alone. */
export function createHost(name: string, css: string): ShadowRoot {
  const host = element('div', { id: name });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}
