import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { useWords } from '../words/useWords.ts';
import { BrokenStar } from './BrokenStar.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { language, notFound, goHome, alsoNotFound = [] } = useWords();
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{notFound.heading}</h1>
        <ButtonLink href={language.prefix || '/'}>{goHome}</ButtonLink>
        {alsoNotFound.map(({ lang, dir, href, heading, goHome }) => (
          <div key={lang} lang={lang} dir={dir}>
            <p>{heading}</p>
            <ButtonLink href={href}>{goHome}</ButtonLink>
          </div>
        ))}
      </div>
      <BrokenStar />
    </div>
  );
}
