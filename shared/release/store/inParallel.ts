/** Does the work for every item, for at most `width` of them at a time; stops at the first that fails. */
export async function inParallel<T>(items: Iterable<T>, width: number, work: (item: T) => Promise<void>) {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
