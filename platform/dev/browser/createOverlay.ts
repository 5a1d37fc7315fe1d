import { button, createHost, element } from './element.ts';
import { linkPlaces } from './linkPlaces.ts';

const titles = {
  building: 'This does not build',
  running: 'This has thrown an error',
  empty: 'This page is empty',
  types: 'Type errors',
  refused: 'A promotion would refuse this page',
};

/** The kinds of errors, most urgent first. */
const topics = ['building', 'running', 'empty', 'types', 'refused'] as const;
type Topic = (typeof topics)[number];

export interface Overlay {
  readonly get: (topic: Topic) => readonly string[];
  readonly set: (topic: Topic, messages: readonly string[]) => void;
  readonly add: (topic: Topic, message: string) => void;
  /** Shows another text for a message, now and whenever it is added again. */
  readonly replace: (topic: Topic, message: string, other: string) => void;
}

const css = `
section { position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 2147483646; max-block-size: 30vh; overflow: auto;
  padding: 16px; border-block-start: 4px solid; color-scheme: dark; background: Canvas; color: CanvasText;
  font: 14px/1.5 ui-monospace, monospace; }
section.full { inset-block-start: 0; max-block-size: none; }
h2 { margin: 0; font-size: 16px; }
pre { margin-block: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: inherit; }
button { float: inline-end; min-block-size: 32px; padding-inline: 16px; font: inherit; }`;

/** Shows errors over the page; type errors, and what a promotion would refuse, at its edge. Close or Escape hides them until others appear. */
export function createOverlay(): Overlay {
  const root = createHost('dev-overlay', css);
  const shown = new Map<Topic, readonly string[]>();
  const draw = () => {
    const topicsWithMessages = topics.filter((topic) => shown.get(topic)?.length);
    // All notes are at the edge of the page: one after the other.
    const note = topicsWithMessages.find(isNote);
    const panels = topicsWithMessages.filter((topic) => topic === note || !isNote(topic));
    root.replaceChildren(...panels.map((topic) => panel(topic, shown.get(topic) ?? [], () => put(topic, []))));
  };
  const put = (topic: Topic, messages: readonly string[]) => {
    shown.set(topic, [...new Set(messages.map((message) => replaced.get(message) ?? message))]);
    draw();
  };
  const replaced = new Map<string, string>();
  const lastSet = new Map<Topic, string>();
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const topic of topics) put(topic, []);
  });
  return {
    get: (topic) => shown.get(topic) ?? [],
    set(topic, messages) {
      // Hidden messages stay hidden until others appear.
      if (messages.length > 0 && lastSet.get(topic) === messages.join()) return;
      lastSet.set(topic, messages.join());
      put(topic, messages);
    },
    add: (topic, message) => put(topic, [...(shown.get(topic) ?? []), message]),
    replace(topic, message, other) {
      replaced.set(message, other);
      put(topic, shown.get(topic) ?? []);
    },
  };
}

/** The page still works, or will. */
const isNote = (topic: Topic) => topic !== 'building' && topic !== 'running';

const panel = (topic: Topic, messages: readonly string[], onClose: () => void) =>
  element(
    'section',
    {
      role: isNote(topic) ? 'status' : 'alert',
      'aria-label': titles[topic],
      class: isNote(topic) ? '' : 'full',
    },
    button('Close', {}, onClose),
    element('h2', {}, titles[topic]),
    ...messages.map((message) => element('pre', {}, ...linkPlaces(message))),
  );
