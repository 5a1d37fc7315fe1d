import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@mirqam/platform/testing/freePort';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';

/** A browser that Playwright has no build of on this system, driven by its own driver. */
export interface Engine extends AsyncDisposable {
  readonly open: (url: string) => Promise<void>;
  /** Runs an expression in the page; its value must be serializable. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<void>;
}

/** Opens the Firefox of the system, with WebDriver BiDi. Throws where there is none. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = find('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    // The test has a time limit of its own, which a crowded machine keeps.
    open: async (url) => void (await page.goto(url, { timeout: 0 })),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

const miniBrowser = 'webkit2gtk-4.1/MiniBrowser';

/** Opens WebKitGTK in a window of a screen of its own. Throws where it or `Xvfb` is missing. */
export async function openWebKit(): Promise<Engine> {
  const binary = find('WebKitGTK', [
    `/usr/lib/x86_64-linux-gnu/${miniBrowser}`,
    `/usr/lib/aarch64-linux-gnu/${miniBrowser}`,
  ]);
  const driver = find('WebKitWebDriver', ['/usr/bin/WebKitWebDriver']);
  const port = await freePort();
  const command = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver, `--port=${port}`];
  const server = spawn(find('xvfb-run', ['/usr/bin/xvfb-run']), command, { detached: true, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/status`);
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    open: (url) => browser.get(url),
    read: (expression) => browser.executeScript(`return ${expression}`),
    resize: async (width, height) => void (await browser.manage().window().setRect({ width, height })),
    [Symbol.asyncDispose]: async () => {
      await browser.quit();
      if (server.pid) process.kill(-server.pid);
    },
  };
}

function find(name: string, files: readonly string[]): string {
  const file = files.find(existsSync);
  if (!file) throw new Error(`${name} is missing: apt-get install firefox-esr webkit2gtk-driver xvfb xauth`);
  return file;
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100))
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error(`WebKitWebDriver did not answer at ${url}`);
}
