import { Component, type ReactNode } from 'react';
import { goOnWithoutCode } from '../loading/startFirstPage.ts';
import { Trouble } from '../loading/Trouble.tsx';
import { copyPage, KeptPage } from './KeptPage.tsx';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly kept?: readonly Node[];
}

// A page whose code throws: what of it is on screen stays to be read, as where the code never came; the rest of the site
// goes on. Of a page that was never on screen there is the message, and its HTML at the next attempt.
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { hasFailed: false };
  /** A page that is rendered ahead is mounted when it is shown. */
  isShown = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.isShown = true;
  }

  override componentWillUnmount() {
    this.isShown = false;
  }

  /** The last moment in which the page is in the document. */
  override getSnapshotBeforeUpdate(_: PageErrorBoundaryProps, before: PageErrorBoundaryState) {
    return this.isShown && this.state.hasFailed && !before.hasFailed ? copyPage() : null;
  }

  override componentDidUpdate(_: PageErrorBoundaryProps, __: PageErrorBoundaryState, kept: readonly Node[] | null) {
    if (!kept) return;
    goOnWithoutCode();
    this.setState({ kept });
  }

  override render() {
    const { hasFailed, kept } = this.state;
    if (!hasFailed) return this.props.children;
    if (kept) return <KeptPage kept={kept} />;
    return <Trouble onTryAgain={() => window.location.reload()} />;
  }
}
