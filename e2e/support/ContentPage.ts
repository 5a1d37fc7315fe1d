import { join } from 'node:path';
import { parseContent } from '@mirqam/platform/webpack/parseContent';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { root } from './places.ts';

/** What a browser has made of some content: how often a script of it ran, and what stands on the page that may not. */
export interface Outcome {
  readonly hits: number;
  readonly offList: readonly string[];
}

const script = `
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from './ui/RichText.tsx';
const root = createRoot(document.body.appendChild(document.createElement('main')));
window.show = (paras) => flushSync(() => root.render(paras.map((para, key) => createElement(RichText, { key, para }))));`;

/** A page without any policy, where only the way of content protects from what it holds. */
export class ContentPage {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page): Promise<ContentPage> {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: join(root, 'shared'), loader: 'js' },
      bundle: true,
      write: false,
      outdir: 'unwritten',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    await page.goto('about:blank');
    await page.addScriptTag({
      content: `window.hits = 0; window.hit = () => window.hits++; window.alert = window.hit;`,
    });
    await page.addScriptTag({ content: outputFiles.find(({ path }) => path.endsWith('.js'))?.text });
    return new ContentPage(page);
  }

  /** Shows contents as a page of the site does. */
  async show(paras: readonly unknown[]): Promise<Outcome> {
    await this.#page.evaluate((contents) => Reflect.get(window, 'show')(contents), paras);
    return await this.#outcome();
  }

  /** Shows HTML as it stands, which the site never does. */
  async showRaw(html: string): Promise<Outcome> {
    await this.#page.evaluate((markup) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = markup;
    }, html);
    return await this.#outcome();
  }

  async #outcome(): Promise<Outcome> {
    return await this.#page.evaluate(judge);
  }
}

/** Uses everything there is to use, then looks at every node. */
function judge(): Outcome {
  const allowed = new Set(['P', 'STRONG', 'EM', 'A', 'UL', 'OL', 'LI', 'BR', 'DIV']);
  const isAllowedAddress = (href: string) =>
    /^(?:https?:\/\/|mailto:)/i.test(href) ||
    (href.startsWith('/') &&
      URL.canParse(href, 'https://site.example') &&
      new URL(href, 'https://site.example').host === 'site.example');
  const offList: string[] = [];
  const nodes = document.createNodeIterator(document.querySelector('main') ?? document);
  nodes.nextNode();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) continue;
    if (!(node instanceof HTMLElement && allowed.has(node.tagName))) {
      offList.push(node.nodeName);
      continue;
    }
    for (const name of node.getAttributeNames()) {
      const isStyle = node.tagName === 'DIV' && name === 'class';
      if (!isStyle && !(node.tagName === 'A' && name === 'href' && isAllowedAddress(node.getAttribute(name) ?? ''))) {
        offList.push(`${node.nodeName} ${name}="${node.getAttribute(name)}"`);
      }
    }
    // Where a link leads to has been looked at; nobody has to go there.
    node.addEventListener('click', (click) => click.preventDefault(), { once: true });
    for (const type of ['click', 'focus', 'mouseover', 'pointerover', 'load', 'error', 'animationstart', 'toggle']) {
      node.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  }
  return { hits: Reflect.get(window, 'hits'), offList };
}

/** What the build makes of the HTML of a text: content for the browser, or nothing when it refuses. */
export function buildContent(html: string): unknown {
  try {
    const content = parseContent({ para: html }, 'content', 'a file');
    return typeof content === 'object' && content && 'para' in content ? content.para : undefined;
  } catch {
    return undefined;
  }
}
