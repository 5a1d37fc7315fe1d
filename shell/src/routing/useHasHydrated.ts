import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is taken over, true from then on. */
export const useHasHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
