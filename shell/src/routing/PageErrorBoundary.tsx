import { Component, type ReactNode, useState } from 'react';
import { FailureMessage } from '../loading/FailureMessage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

interface PageErrorBoundaryProps {
  /** The app of the page, for reports. */
  readonly app: string;
  /** Called when the page on screen has thrown. */
  readonly onError: (() => void) | undefined;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly copy?: readonly Node[];
}

// The rest of the site works when the code of a page throws. A page on screen stays readable as a copy; a page that was not
// yet on screen is replaced by the message, and by its HTML after a reload.
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { hasFailed: false };
  /** React mounts a page that is rendered ahead when it is shown. */
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

  /** Runs while the page is still in the document. */
  override getSnapshotBeforeUpdate(_: PageErrorBoundaryProps, before: PageErrorBoundaryState) {
    return this.isShown && this.state.hasFailed && !before.hasFailed ? copyPage() : null;
  }

  override componentDidUpdate(_: PageErrorBoundaryProps, __: PageErrorBoundaryState, copy: readonly Node[] | null) {
    if (!copy) return;
    this.props.onError?.();
    this.setState({ copy });
  }

  override render() {
    const { hasFailed, copy } = this.state;
    if (!hasFailed) return this.props.children;
    if (copy) return <PageCopy nodes={copy} />;
    return <FailureMessage onTryAgain={() => window.location.reload()} />;
  }
}

interface PageCopyProps {
  readonly nodes: readonly Node[];
}

/** A copy of the HTML of a page, which is readable but has no code. */
function PageCopy({ nodes }: PageCopyProps) {
  return <div ref={(place) => place?.replaceChildren(...nodes)} />;
}

/** Replaces a page that React removes before its code has loaded with a copy of its HTML. */
export function PageFromHtml() {
  const [nodes] = useState(copyPage);
  return <PageCopy nodes={nodes} />;
}

/** Copies the page that is shown, without the pages ahead, which React hides by their style. */
const copyPage = (): readonly Node[] =>
  [...document.querySelectorAll('#content > :not([style*="none"])')].map((part) => part.cloneNode(true));

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
