type Attributes = Readonly<Record<string, string | boolean>>;

/** Creates an element; `true` sets an attribute without a value, `false` omits it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children);
  return created;
}

export function button(text: string, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, text);
  created.onclick = onClick;
  return created;
}

/** A shadow root at the end of the page, isolated from the site's styles. */
export function createHost(name: string, css: string): ShadowRoot {
  const host = element('div', { id: name });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}
