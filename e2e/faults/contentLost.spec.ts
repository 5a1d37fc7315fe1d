import { expect, type Page } from '@playwright/test';
import { test } from '../support/gatewayTest.ts';
import { Visitor } from '../support/Visitor.ts';

const findAJournal = '/journals/author/find-a-journal';

// `recover.test.ts` has the other responses of the server.
test('content that does not load, of a page that the server does not know, is not found and logged once', async ({
  page,
  gateway,
}) => {
  const visitor = new Visitor(page);
  await visitor.start('/');
  gateway.respond(/author-find-a-journal\.\w+\.js/, 404);
  gateway.respond(/find-a-journal$/, 404);
  const logs = logsOf(page);
  await visitor.follow(findAJournal);
  expect(await visitor.notice('Find a journal')).toBe('not found');
  await expect(page).toHaveURL(findAJournal);
  expect(logs).toEqual([expect.stringContaining(`${findAJournal} could not be shown`)]);
  visitor.expectUnbroken();
});

/** The errors that the site logs from now on, without those that the browser logs for failed requests. */
function logsOf(page: Page): readonly string[] {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) logs.push(message.text());
  });
  return logs;
}
