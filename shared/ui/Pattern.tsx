import { useId } from 'react';
import type { Tone } from '../contract/Tone.ts';
import { girih } from './art/girih.ts';
import { patternCell } from './art/patternCell.ts';
import styles from './Pattern.module.css';

interface PatternProps {
  readonly tone: Tone;
}

export function Pattern({ tone }: PatternProps) {
  const id = useId();
  const { width, height, paths } = patternCell(girih[tone]);
  return (
    <svg className={styles.pattern} width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
