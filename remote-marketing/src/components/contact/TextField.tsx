import { type ComponentPropsWithRef, useId } from 'react';
import styles from './TextField.module.css';
import type { ContactField } from './validateContact.ts';

interface TextFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'type'> {
  readonly name: ContactField;
  readonly label: string;
  readonly error: string | undefined;
  readonly rows?: number;
  readonly hint?: string;
}

export function TextField({ label, error, rows, type, hint, ...attributes }: TextFieldProps) {
  const id = useId();
  const field = {
    ...attributes,
    id,
    className: styles.field,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}error` : hint && `${id}hint`,
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type={type} />}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
