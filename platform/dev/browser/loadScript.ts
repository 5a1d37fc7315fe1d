import type {} from '@mirqam/shared/federation/insertFile';

declare global {
  /** Runs a script of a dev build; the runtime of such builds calls it. */
  var devLoadScript: (url: string) => Promise<void>;
}

const rules = {
  createScriptURL(url: string) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`${url} is not a script of this dev server`);
  },
};
const policy = window.trustedTypes?.createPolicy('dev', rules) ?? rules;

globalThis.devLoadScript = (url) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(script);
  });
