import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Button.module.css';
import type { ButtonTone } from './Button.tsx';

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
