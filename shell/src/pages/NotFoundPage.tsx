import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { BrokenStar } from './BrokenStar.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>Oops! The page you are looking for does not exist.</h1>
        <ButtonLink href="/">Go Back Home</ButtonLink>
      </div>
      <BrokenStar />
    </div>
  );
}
