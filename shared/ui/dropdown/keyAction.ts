/** The effect of a key on a select-only combobox, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
type KeyAction = MoveAction | 'choose' | 'cancel' | 'type';

/** The move of the active option; `stay` only opens the list. */
export type MoveAction = 'stay' | 'first' | 'last' | 'next' | 'previous' | 'pageDown' | 'pageUp';

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const whenClosed: Readonly<Record<string, KeyAction>> = {
  ArrowDown: 'stay',
  ArrowUp: 'first',
  Home: 'first',
  End: 'last',
  Enter: 'stay',
  ' ': 'stay',
};

const whenOpen: Readonly<Record<string, KeyAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Home: 'first',
  End: 'last',
  Enter: 'choose',
  ' ': 'choose',
  Tab: 'choose',
  Escape: 'cancel',
};

/** The action of a key press on an open or closed list; undefined if the browser handles the key. */
export function keyAction({ key, altKey, ctrlKey, metaKey }: KeyPress, isOpen: boolean): KeyAction | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return actionWithAlt(key, isOpen);
  return (isOpen ? whenOpen : whenClosed)[key] ?? (key.length === 1 ? 'type' : undefined);
}

function actionWithAlt(key: string, isOpen: boolean): KeyAction | undefined {
  if (isOpen) return key === 'ArrowUp' ? 'choose' : undefined;
  return key === 'ArrowDown' ? 'stay' : undefined;
}
