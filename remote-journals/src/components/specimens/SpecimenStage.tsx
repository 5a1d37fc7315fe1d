import type { Tone } from '@mirqam/shared/contract/Tone';
import { Figure } from '@mirqam/shared/ui/Figure';
import { PatternAgain } from '@mirqam/shared/ui/Pattern';
import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Specimen } from '../../content/Specimen.ts';
import { SpecimenBody } from './SpecimenBody.tsx';
import styles from './SpecimenStage.module.css';

interface SpecimenStageProps {
  readonly specimen: Specimen;
  readonly words: SpecimenWords;
  readonly tone: Tone;
  /** The id of the `Pattern` of the page. */
  readonly pattern: string;
}

/** The scene of a page: what a visitor would receive, on a sheet that lies on the pattern of the audience. */
export function SpecimenStage({ specimen, words, tone, pattern }: SpecimenStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.ground} data-tone={tone}>
        <PatternAgain id={pattern} />
      </div>
      <div className={styles.sheet}>
        <Figure mark={words.example} layout="within" caption={specimen.caption} note={specimen.note}>
          <SpecimenBody specimen={specimen} words={words} />
        </Figure>
      </div>
    </div>
  );
}
