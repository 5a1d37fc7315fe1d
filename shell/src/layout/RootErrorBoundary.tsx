import { Component, type ReactNode } from 'react';
import { FailureMessage } from '../loading/FailureMessage.tsx';

interface RootErrorBoundaryProps {
  readonly children: ReactNode;
}

// For errors of the shell itself, after which only a reload helps.
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <FailureMessage onTryAgain={() => window.location.reload()} />;
    return this.props.children;
  }
}
