interface Tracked<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
}

/** Lets React's `use` read a settled promise at once instead of suspending, see https://react.dev/reference/react/use. */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  const tracked: Tracked<T> = promise;
  if (tracked.status) return tracked;
  tracked.status = 'pending';
  tracked.then(
    (value) => Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}
