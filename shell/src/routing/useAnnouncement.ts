import { useEffect, useState } from 'react';

/** Milliseconds after which assistive technology says that a page is loading: a quick one announces itself. */
const longLoad = 500;

/** What assistive technology reads out: the title of a new page, and before it that it takes a while to load. */
export function useAnnouncement(isLoading: boolean) {
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce('Loading page'), longLoad);
    return () => {
      clearTimeout(timer);
      // Only a change is read out, and the next load may take long too.
      announce('');
    };
  }, [isLoading]);
  return [announcement, announce] as const;
}
