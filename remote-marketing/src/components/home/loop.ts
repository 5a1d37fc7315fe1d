const gap = 16;

/** How far the list scrolls until its second half shows what the first half showed. */
export function loopWidth(list: Element): number {
  return (list.scrollWidth + gap) / 2;
}

/** Scrolls to the next card or the one before, out of the loop's far end if need be. */
export function scrollByCard(list: Element, direction: 1 | -1, behavior: ScrollBehavior) {
  const loop = loopWidth(list);
  const card = (list.firstElementChild?.clientWidth ?? 0) + gap;
  const index = Math.round((list.scrollLeft % loop) / card) + direction;
  const start = list.scrollLeft % loop;
  list.scrollLeft = index < 0 ? start + loop : start;
  list.scrollTo({ left: index < 0 ? index * card + loop : index * card, behavior });
}
