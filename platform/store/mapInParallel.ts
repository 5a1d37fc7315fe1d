const defaultWidth = 32;

/**
 * Maps items in order, at most `width` at a time: a store has more keys than a process may have open files.
 *
 * After a failure it starts no further item, waits for those under way, and rejects with the first error: a caller that
 * cleans up must not race with writes (`p-map` rejects while they still run).
 */
export async function mapInParallel<T, R>(
  items: Iterable<T>,
  map: (item: T) => Promise<R>,
  width = defaultWidth,
): Promise<readonly R[]> {
  const queue = [...items].entries();
  const results: R[] = [];
  const failures: unknown[] = [];
  const work = async () => {
    for (const [index, item] of queue) {
      await map(item).then(
        (result) => (results[index] = result),
        (error) => failures.push(error),
      );
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
