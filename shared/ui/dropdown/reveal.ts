/** Scrolls a list, and only the list, so that one of its options is in view. */
export function reveal(list: HTMLElement, option: HTMLElement): void {
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
