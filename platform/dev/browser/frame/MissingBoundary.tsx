import { Component, type ReactNode } from 'react';
import { MissingError } from './MissingError.ts';
import { MissingPage } from './MissingPage.tsx';

interface MissingBoundaryProps {
  readonly children: ReactNode;
}

interface MissingBoundaryState {
  readonly error?: unknown;
}

// The overlay shows any other error, and the next edit mounts the page again.
export class MissingBoundary extends Component<MissingBoundaryProps, MissingBoundaryState> {
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
