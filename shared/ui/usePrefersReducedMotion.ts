import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor prefers reduced motion; false on the server and until the page is hydrated. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
