import type { Page, PageProps } from '@mirqam/shared/contract/Page';
import { readPage } from '@mirqam/shared/federation/readPage';
import { Component, createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Wraps a page so that it runs on this build's React inside the page of a released shell, whose React can be another and
 * keeps no state over edits.
 *
 * A class, because hooks would need the React of the shell; the methods of a class are called by whichever renders it.
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
      // At once: the shell then looks for the images and the heading of the page.
      flushSync(() => this.#root?.render(<Edge>{page}</Edge>));
    }

    // What this throws must be thrown in the tree of the shell, which answers it.
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

// Keeps what a page throws from unmounting the island: the next edit mounts the page again.
class Edge extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
