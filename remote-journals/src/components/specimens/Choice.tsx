import type { ComponentProps } from 'react';
import styles from './columns.module.css';

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'type' | 'name' | 'defaultChecked'> {
  readonly label: string;
}

/** A control of a sheet. CSS alone does what it says, so that it works without scripts. */
export const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input {...input} /> {label}
  </label>
);
