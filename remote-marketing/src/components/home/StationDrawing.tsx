import styles from './Journey.module.css';

interface Station {
  /** What lies on the sheet. */
  readonly slips?: string;
  /** What the station writes. */
  readonly ink?: string;
  /** What it writes in signs that look the same where text runs to the left. */
  readonly sign?: string;
  readonly dots?: string;
}

/** The sheet is 96 by 132 in a box of 160 by 172; the route leaves it at half its height. */
const stations = {
  desk: { ink: 'M14 136c8-24 14-22 11-6 4-14 12-12 11-2 4-8 8-4 20-6' },
  checks: { sign: 'M73 42l4 4 8-10M73 66l4 4 8-10M73 90l4 4 8-10' },
  reviewers: {
    slips: 'M78 10h54v54h-54zM78 108h54v54h-54z',
    sign: 'M91 38l10 10 18-22M96 126l18 18M96 144l18-18',
  },
  decision: { ink: 'M76 20v-4q0-12-12-12h-28q-12 0-12 12M17 9l7 8 7-8', sign: 'M28 126l12 12 24-28' },
  doi: { slips: 'M0 112h120v30h-120z', ink: 'M0 112h120v30h-120z' },
  indexes: {
    ink: 'M96 86L138 24M96 86L140 58M96 86H152M96 86L148 118M96 86L134 142',
    dots: 'M138 24h0M152 86h0M148 118h0',
  },
} as const satisfies Readonly<Record<string, Station>>;

interface StationDrawingProps {
  readonly name: keyof typeof stations;
}

export function StationDrawing({ name }: StationDrawingProps) {
  const { slips, ink, sign, dots }: Station = stations[name];
  return (
    <svg viewBox="0 0 160 172" aria-hidden="true">
      <path className={styles.sheet} d="M.5 20h96v132h-96z" />
      <path className={styles.head} d="M0 23h97" />
      <path className={styles.lines} d="M14 42h52m-52 8h34m-34 16h52m-52 8h34m-34 16h52m-52 8h34" />
      <g className={styles.marks}>
        {slips && <path className={styles.sheet} d={slips} />}
        {ink && <path className={styles.ink} pathLength="1" d={ink} />}
        {sign && <path className={`${styles.ink} ${styles.sign}`} pathLength="1" d={sign} />}
        {dots && <path className={styles.dots} d={dots} />}
        {name === 'doi' && (
          <text className={`${styles.doi} ${styles.sign}`} x="14" y="132">
            doi.org/10.5555
          </text>
        )}
      </g>
    </svg>
  );
}
