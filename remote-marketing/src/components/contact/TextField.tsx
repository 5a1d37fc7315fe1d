import { type ComponentPropsWithRef, useId } from 'react';
import styles from './TextField.module.css';
import type { ContactField } from './validateContact.ts';

interface TextFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'type'> {
  readonly name: ContactField;
  readonly label: string;
  readonly error: string | undefined;
  readonly rows?: number;
}

export function TextField({ label, error, rows, type, ...attributes }: TextFieldProps) {
  const id = useId();
  const field = {
    ...attributes,
    id,
    className: styles.field,
    // Visitors also write in Arabic, from right to left.
    dir: type === 'email' ? undefined : 'auto',
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}error`,
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type={type} />}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
