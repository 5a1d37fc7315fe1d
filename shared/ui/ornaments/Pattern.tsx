import { useId } from 'react';
import type { Tone } from '../../contract/Tone.ts';
import { girih } from '../art/girih.ts';
import { patternCell } from '../art/patternCell.ts';
import styles from './Pattern.module.css';

interface PatternProps {
  readonly tone: Tone;
  /** Under which a `PatternAgain` of the page finds it. */
  readonly id?: string;
}

export function Pattern({ tone, id }: PatternProps) {
  const ownId = useId();
  const { width, height, paths } = patternCell(girih[tone]);
  return (
    <svg className={styles.pattern} width="100%" height="100%" aria-hidden="true">
      <pattern id={id ?? ownId} width={width} height={height} patternUnits="userSpaceOnUse">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id ?? ownId})`} />
    </svg>
  );
}

/** The pattern with the id, on the whole of another ground: its paths take kilobytes, and stand in the page once. */
export function PatternAgain({ id }: { readonly id: string }) {
  return (
    <svg className={styles.again} width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
