import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';
import type { ButtonTone } from './Button.tsx';
import { joinClasses } from './joinClasses.ts';

interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string;
  readonly tone?: ButtonTone;
}

export function ButtonLink({ tone = 'primary', children, ...attributes }: ButtonLinkProps) {
  return (
    <a {...attributes} className={joinClasses(styles.button, styles[tone])}>
      {children}
    </a>
  );
}
