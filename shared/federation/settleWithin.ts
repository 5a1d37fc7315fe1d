/** Resolves on the element's `load`, rejects on its `error` or after `budget` milliseconds; a failed element is removed. */
export function settleWithin(element: HTMLScriptElement | HTMLLinkElement, url: string, budget: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      element.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not arrive within ${budget / 1000} s`), budget);
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    document.head.append(element);
  });
}
