import { expect, type Page } from '@playwright/test';
import { hydrated } from './visit.ts';

type Notice = 'page' | 'message';

/** Records the full loads, uncaught errors and failed requests of one visit. */
export class Visitor {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly failedRequests: string[] = [];
  fullLoads = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('requestfailed', (request) => this.failedRequests.push(new URL(request.url()).pathname));
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.fullLoads++;
    });
  }

  /** Opens a page and waits until it is hydrated. */
  async start(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
    this.fullLoads = 0;
  }

  /** Follows a link of the site, even while the loader covers the page. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  }

  /** Resolves to what follows the loader, at most 8 s later. */
  async notice(heading: string): Promise<Notice> {
    const { page } = this;
    const read = async (): Promise<Notice | 'nothing yet'> => {
      if (await page.getByRole('status', { name: 'Loading page' }).isVisible()) return 'nothing yet';
      if (await page.getByRole('button', { name: 'Try again' }).isVisible()) return 'message';
      const [first] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
      return first === heading ? 'page' : 'nothing yet';
    };
    let notice: Notice | 'nothing yet' = 'nothing yet';
    // `read` fails while a new document loads.
    await expect
      .poll(async () => (notice = await read().catch(() => 'nothing yet')), { timeout: 8000, intervals: [100] })
      .not.toBe('nothing yet');
    return notice === 'nothing yet' ? 'message' : notice;
  }

  /** Expects header, main heading and text. */
  async expectReadable(heading: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveText(/[\s\S]{300}/, { useInnerText: true });
  }

  /** Expects no full load and no uncaught error. */
  expectUnbroken(): void {
    expect(this.fullLoads).toBe(0);
    expect(this.errors).toEqual([]);
  }
}
