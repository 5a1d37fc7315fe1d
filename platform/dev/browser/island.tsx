import { type Page, type PageProps, readPage } from '@mirqam/shared/contract/Page';
import { Component, createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Wraps a page so that it runs on this build's React inside a released shell: the shell's React may be another version
 * and its production build has no Fast Refresh. A class works under both Reacts; hooks would need the shell's.
 */
export function islandOf(Page: Page): Page {
  class Island extends Component<PageProps, IslandState> {
    static preload: Page['preload'] = async (params) => (await Page.preload?.(params)) ?? [];
    static title: Page['title'] = (params) => Page.title?.(params) ?? '';
    override state: IslandState = {};
    readonly #place = createRef<HTMLDivElement>();
    #root: Root | undefined;

    override componentDidMount() {
      this.#root = createRoot(this.#place.current ?? document.createElement('div'));
      this.#draw();
    }

    override componentDidUpdate() {
      if (!this.state.missing) this.#draw();
    }

    override componentWillUnmount() {
      this.#root?.unmount();
    }

    override render() {
      if (this.state.missing) throw this.state.missing;
      return <div ref={this.#place} style={{ display: 'contents' }} />;
    }

    #draw() {
      const page = <Page {...this.props} notFound={this.#notFound} />;
      // Synchronous, because the shell queries the images and the heading next.
      flushSync(() => this.#root?.render(<ErrorBoundary>{page}</ErrorBoundary>));
    }

    // Rethrown in the shell's tree, which handles it.
    readonly #notFound = () => {
      try {
        return this.props.notFound();
      } catch (error) {
        if (error instanceof Error) queueMicrotask(() => this.setState({ missing: error }));
        throw error;
      }
    };
  }
  return readPage({ Island }, '', 'Island');
}

interface IslandState {
  readonly missing?: Error;
}

// A page that throws must not unmount the island: the next edit mounts the page again.
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
