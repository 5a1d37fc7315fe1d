const gap = 16;

/** The distance after which the second half of the list shows what the first half showed. */
export function loopWidth(list: Element): number {
  return (list.scrollWidth + gap) / 2;
}

/** -1 for a list that reads from right to left, whose scroll positions are negative, else 1. */
export const signOf = (list: Element) => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);

/** Milliseconds after which a list has reached its card. */
const longestScroll = 1000;

/** The cards that lists are scrolling to, so that quick presses add up. */
const targets = new WeakMap<Element, number>();

/** Scrolls to the next or the previous card; the loop has no ends. */
export function scrollByCard(list: Element, direction: 1 | -1, behavior: ScrollBehavior) {
  const sign = signOf(list);
  const loop = loopWidth(list);
  const card = (list.firstElementChild?.clientWidth ?? 0) + gap;
  const count = Math.round(loop / card);
  let index = (targets.get(list) ?? Math.round(Math.abs(list.scrollLeft) / card)) + direction;
  // A jump to the same cards keeps clear of both ends.
  if (index < 0) {
    list.scrollLeft += sign * loop;
    index += count;
  } else if (index >= count && Math.abs(list.scrollLeft) >= loop) {
    list.scrollLeft -= sign * loop;
    index -= count;
  }
  list.scrollTo({ left: sign * index * card, behavior });
  targets.set(list, index);
  if ('onscrollend' in list) list.addEventListener('scrollend', () => targets.delete(list), { once: true });
  // Safari before 26.2 has no `scrollend`.
  else setTimeout(() => targets.get(list) === index && targets.delete(list), longestScroll);
}
