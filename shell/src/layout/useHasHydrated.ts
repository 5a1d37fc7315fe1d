import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, then true. */
export const useHasHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
