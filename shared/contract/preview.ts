/** The prefix of the addresses of a preview, without a trailing slash. */
export const previewBase = (composition: string) => `/_preview/${composition}`;

/** The address of a page inside the preview at `base`, without a trailing slash. */
export const previewAddress = (base: string, address: string) => base + address.replace(/^\/(?=$|[?#])/, '');

/** Whether an address belongs to the preview at `base`. */
export const isPreviewAddress = (base: string, address: string) =>
  address.startsWith(base) && /^(?:$|[/?#])/.test(address.slice(base.length));
