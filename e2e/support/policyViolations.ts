import type { Page } from '@playwright/test';

/** The directives of the policies that a page runs into, from its very first byte; a violation without one is an integrity policy's. */
export async function policyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'tellViolation')(effectiveDirective);
    });
  });
  return violations;
}
