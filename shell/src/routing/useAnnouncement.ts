import { useEffect, useState } from 'react';
import { useWords } from '../words/useWords.ts';

/** Milliseconds after which assistive technology says that a page is loading: a quick one announces itself. */
const longLoad = 500;

/** What assistive technology reads out: the title of a new page, and before it that it takes a while to load. */
export function useAnnouncement(isLoading: boolean) {
  const { loading } = useWords();
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce(loading), longLoad);
    return () => {
      clearTimeout(timer);
      // Only a change is read out, and the next load may take long too.
      announce('');
    };
  }, [isLoading, loading]);
  return [announcement, announce] as const;
}
