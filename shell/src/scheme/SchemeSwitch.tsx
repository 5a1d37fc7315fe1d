import { useEffect, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import styles from './SchemeSwitch.module.css';
import { keepScheme, readScheme, type Scheme, schemes, showScheme } from './schemeChoice.ts';

export function SchemeSwitch() {
  const { scheme: labels } = useWords();
  const [chosen, setChosen] = useState<Scheme>('system');
  useEffect(() => {
    const showKept = () => {
      const scheme = readScheme();
      setChosen(scheme);
      showScheme(scheme);
    };
    showKept();
    // A page from the back-forward cache may be older than the choice.
    const showAgain = ({ persisted }: PageTransitionEvent) => persisted && showKept();
    addEventListener('pageshow', showAgain);
    return () => removeEventListener('pageshow', showAgain);
  }, []);
  const choose = (scheme: Scheme) => {
    setChosen(scheme);
    showScheme(scheme);
    keepScheme(scheme);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{labels.label}</legend>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === chosen} onClick={() => choose(scheme)}>
          {labels[scheme]}
        </button>
      ))}
    </fieldset>
  );
}
