import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../support/htmlRules.ts';
import { allPaths } from '../support/sitePages.ts';

const validator = new HtmlValidate(htmlRules);

for (const path of allPaths) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(findings).toEqual([]);
  });
}
