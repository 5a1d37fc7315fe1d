import type { Page } from '@playwright/test';

/** Collects the violated directives of a page from its first byte; a violation of the integrity policy has no directive. */
export async function policyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'reportViolation')(effectiveDirective);
    });
  });
  return violations;
}
