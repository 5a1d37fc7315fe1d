import { Component, type ReactNode } from 'react';

interface MissingBoundaryState {
  readonly error?: unknown;
}

// The overlay shows any other error, and the next edit mounts the page again.
export class MissingBoundary extends Component<{ readonly children: ReactNode }, MissingBoundaryState> {
  override state: MissingBoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return error instanceof MissingError ? <MissingPage /> : null;
  }
}

/** The error that a page's `notFound` prop throws. */
export class MissingError extends Error {
  override readonly name = 'NotFoundError';
}

export function MissingPage() {
  return <h1>This remote has no page at this address</h1>;
}
