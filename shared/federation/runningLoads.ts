import type { FileRequest } from './insertFile.ts';

/** Whether a visitor waits for a load, or it only prefetches what the visitor may need next. */
export type LoadKind = 'awaited' | 'prefetched';

export type RunningLoads = ReturnType<typeof createRunningLoads>;

/** Tracks the running loads, to distinguish the files that a visitor waits for from those that are prefetched. */
export function createRunningLoads() {
  const running: Readonly<Record<LoadKind, Set<readonly string[]>>> = { awaited: new Set(), prefetched: new Set() };
  const needs = (kind: LoadKind, purpose: string) => [...running[kind]].some((load) => load.includes(purpose));
  let current = '';
  return {
    /** Counts a load for these purposes as running until it settles. */
    async run<T>(kind: LoadKind, purposes: readonly string[], load: () => Promise<T>): Promise<T> {
      running[kind].add(purposes);
      try {
        return await load();
      } finally {
        running[kind].delete(purposes);
      }
    },
    /** Starts a load of chunks whose names do not show their purpose. */
    start<T>(purpose: string, load: () => T): T {
      current = purpose;
      try {
        return load();
      } finally {
        current = '';
      }
    },
    /** Returns a function that checks whether a visitor waits for a file that is requested now. */
    watch(request: FileRequest): () => boolean {
      const purpose = request.stage === 'chunk' ? current : purposeOf(request);
      const isPrefetched = needs('prefetched', purpose);
      return () => !isPrefetched || needs('awaited', purpose);
    },
  };
}

/** An entry serves its app; the script and the stylesheet of a page bear its name. */
const purposeOf = ({ app, stage, url }: FileRequest) =>
  stage === 'entry' ? app : `${app}/${url.slice(url.lastIndexOf('/') + 1).replace(/\..*/, '')}`;
