/** The address under which a composition that is not live can be visited, without a slash at the end. */
export const previewBase = (composition: string) => `/_preview/${composition}`;

/** The address of a page inside the preview at `base`; the start page has no slash at the end, as no page has. */
export const previewAddress = (base: string, address: string) => base + address.replace(/^\/(?=$|[?#])/, '');

/** Whether an address lies inside the preview at `base`. */
export const isPreviewAddress = (base: string, address: string) =>
  address.startsWith(base) && /^(?:$|[/?#])/.test(address.slice(base.length));
