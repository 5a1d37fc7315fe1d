const gap = 16;

/** The distance after which the second half of the list shows what the first half showed. */
export function loopWidth(list: Element): number {
  return (list.scrollWidth + gap) / 2;
}

/** Scrolls to the next or the previous card; the loop has no ends. */
export function scrollByCard(list: Element, direction: 1 | -1, behavior: ScrollBehavior) {
  const loop = loopWidth(list);
  const card = (list.firstElementChild?.clientWidth ?? 0) + gap;
  const index = Math.round((list.scrollLeft % loop) / card) + direction;
  const start = list.scrollLeft % loop;
  list.scrollLeft = index < 0 ? start + loop : start;
  list.scrollTo({ left: index < 0 ? index * card + loop : index * card, behavior });
}
