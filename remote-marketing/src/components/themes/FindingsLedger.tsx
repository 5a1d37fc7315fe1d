import type { FindingsFigure } from '../../content/ThemeFigure.ts';
import styles from './FindingsLedger.module.css';

/** What software has marked, on the left, and what a person made of it, on the right. */
export function FindingsLedger({ software, person, findings, silence }: FindingsFigure) {
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          <th scope="col">{software}</th>
          <th scope="col" className={styles.person}>
            {person}
          </th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ place, mark, decision, reason }) => (
          <tr key={place}>
            <th scope="row" className={mark ? undefined : styles.silent}>
              <strong>{place}</strong>
              {mark ?? silence}
            </th>
            <td className={styles.person}>
              <strong>{decision}</strong>
              {reason}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
