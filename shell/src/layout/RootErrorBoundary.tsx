import { Component, type ReactNode } from 'react';
import { Trouble } from '../loading/Trouble.tsx';

interface RootErrorBoundaryProps {
  readonly children: ReactNode;
}

// The shell itself has thrown: only a new start helps.
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <Trouble onTryAgain={() => window.location.reload()} />;
    return this.props.children;
  }
}
