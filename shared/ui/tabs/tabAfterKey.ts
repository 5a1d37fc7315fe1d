/** The index of the tab that a key moves to, or undefined for other keys. The arrows wrap. */
export function tabAfterKey(key: string, index: number, count: number, isRightToLeft = false): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + forward + count) % count;
    case 'ArrowLeft':
      return (index - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
