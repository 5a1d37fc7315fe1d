/** Does the work for every item, for at most `width` of them at a time. After a failure begins no more, and rejects when all that has begun is done. */
export async function inParallel<T>(items: Iterable<T>, width: number, work: (item: T) => Promise<void>) {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async () => {
    while (failures.length === 0) {
      const next = queue.next();
      if (next.done) return;
      await work(next.value).catch((error) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (failures.length > 0) throw failures[0];
}
