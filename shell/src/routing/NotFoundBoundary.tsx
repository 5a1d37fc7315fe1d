import { Component, type ReactNode } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

interface NotFoundBoundaryProps {
  readonly children: ReactNode;
}

interface NotFoundBoundaryState {
  readonly error?: Error;
}

export class NotFoundBoundary extends Component<NotFoundBoundaryProps, NotFoundBoundaryState> {
  override state: NotFoundBoundaryState = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof NotFoundError) return <NotFoundPage />;
    throw error;
  }
}

/** Thrown by a page through its `notFound` prop, caught by `NotFoundBoundary`. */
export class NotFoundError extends Error {}

export function notFound(): never {
  throw new NotFoundError('the page has no content for this address');
}
