/** Scrolls a list, but not the page, so that an option is in view. */
export function reveal(list: HTMLElement, option: HTMLElement): void {
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
