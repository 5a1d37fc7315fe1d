/** Counts the bytes of the scripts and stylesheets that the document fetches over the network from now on. */
export function countBytes() {
  let bytes = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isCode(entry)) bytes += entry.transferSize;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    bytes() {
      add(observer.takeRecords());
      return bytes;
    },
    stop: () => observer.disconnect(),
  };
}

const isCode = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && /script|link|fetch/.test(entry.initiatorType);
