import { settleWithin } from './settleWithin.ts';
import { trustedScriptUrl } from './trustedScriptUrl.ts';

/** Runs one script of a release; rejects when it is missing, does not match its hash or takes longer than `budget` ms. */
export function insertScript(url: string, integrity: string | undefined, budget: number): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  return settleWithin(script, url, budget).finally(() => script.remove());
}
