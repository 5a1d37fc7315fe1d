import { post } from './connect.ts';
import { element } from './element.ts';

// Such as `remote-legal/src/routes.ts:12:3`, or `shell/src/main.ts(12,3)` as the compiler writes it.
const place = /\b((?:shell|shared|remote-[\w-]+)\/[\w./-]+\.\w+)[:(](\d+)(?:[:,](\d+)\)?)?/g;

/** The parts of a message, in which places in sources are links that open them in the editor. */
export function linkPlaces(message: string): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of message.matchAll(place)) {
    const [text, file, line, column = '1'] = match;
    parts.push(message.slice(end, match.index), editorLink(text, `${file}:${line}:${column}`));
    end = match.index + text.length;
  }
  return [...parts, message.slice(end)];
}

function editorLink(text: string, target: string) {
  const link = element('a', { href: '/_dev/open', title: 'Open in the editor' }, text);
  link.onclick = (event) => {
    event.preventDefault();
    void post('open', target);
  };
  return link;
}
