/** Returns all items in random order, then all of them in another, and so on. */
export function shuffledForever<T>(items: readonly T[], random: () => number): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = [...items];
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item === undefined) throw new Error('there are no items to choose from');
    return item;
  };
}

/** Park and Miller's random number generator, from 0 to 1: https://doi.org/10.1145/63039.63042 */
export function randomFrom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
