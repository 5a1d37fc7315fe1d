import styles from './Stars.module.css';

const places = [1, 2, 3, 4, 5];
const star = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

interface StarsProps {
  readonly rating: number;
  /** The accessible name, with `{rating}` for the number of filled stars. */
  readonly label: string;
}

export function Stars({ rating, label }: StarsProps) {
  const filled = Math.min(Math.max(Math.round(rating), 0), places.length);
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={label.replace('{rating}', `${filled}`)}>
      {places.map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${24 * (place - 1)})`}
          fill={place <= filled ? 'currentcolor' : 'none'}
        />
      ))}
    </svg>
  );
}
