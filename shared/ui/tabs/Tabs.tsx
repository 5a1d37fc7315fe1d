import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';
import { tabAfterKey } from './tabAfterKey.ts';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly content: ReactNode }[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** False where another control selects: no tabs are shown, and each panel is a region with its own name. */
  readonly hasList?: boolean;
}

export function Tabs({ label, tabs, selected, onSelect, hasList = true }: TabsProps) {
  const id = useId();

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    // The browser's own, such as Alt and an arrow to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const list = event.currentTarget;
    const next = tabAfterKey(event.key, selected, tabs.length, getComputedStyle(list).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    list.querySelectorAll('button')[next]?.focus();
    onSelect(next);
  }

  return (
    <div>
      {hasList && (
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={moveByKey}>
          {tabs.map((tab, index) => (
            <button
              key={tab.label}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              className={styles.tab}
              data-label={tab.label}
              aria-selected={index === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => onSelect(index)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          ref={makeFocusable}
          {...(hasList
            ? { role: 'tabpanel', 'aria-labelledby': `${id}tab${index}` }
            : { role: 'region', 'aria-label': tab.label })}
          id={`${id}panel${index}`}
          className={styles.panel}
          data-panel={tab.label}
          hidden={index !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** A panel without focusable content is focusable itself, so that Tab moves from the tab to its text. */
function makeFocusable(panel: HTMLElement | null) {
  if (panel && !panel.querySelector('a, button')) panel.tabIndex = 0;
}
