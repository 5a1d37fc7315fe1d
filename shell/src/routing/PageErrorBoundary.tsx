import { Component, type ReactNode } from 'react';
import { Trouble } from '../loading/Trouble.tsx';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

// A page that throws while rendering: the rest of the site stays.
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <Trouble onTryAgain={() => this.setState({ hasFailed: false })} />;
    return this.props.children;
  }
}
