import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Button.module.css';

/** `primary` for light grounds, `night` for dark ones, `quiet` beside one of the two. */
export type ButtonTone = 'primary' | 'night' | 'quiet';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly tone?: ButtonTone;
}

export function Button({ tone = 'primary', ...attributes }: ButtonProps) {
  return <button type="button" {...attributes} className={joinClasses(styles.button, styles[tone])} />;
}
