import styles from './AudienceBar.module.css';
import { SelectorForm, type SelectorProps } from './SelectorForm.tsx';

/** The selector in one row, for the end of a window. */
export function AudienceBar(props: SelectorProps) {
  return <SelectorForm {...props} className={styles.bar} ground="night" tone="night" />;
}
