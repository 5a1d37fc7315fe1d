import styles from './AudienceSelector.module.css';
import { SelectorForm, type SelectorProps } from './SelectorForm.tsx';

/** The selector as a card, for a hero. */
export function AudienceSelector(props: SelectorProps) {
  return <SelectorForm {...props} className={styles.card} ground="light" tone="primary" />;
}
