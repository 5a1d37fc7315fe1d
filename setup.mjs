// Runs before packages are installed, possibly on an old Node, so it uses no packages and no recent syntax.
import { spawnSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const root = dirname(fileURLToPath(import.meta.url));
const needsBrowser = process.argv.indexOf('--browser') > 0;

checkNode(20, 19);
if (!isInstalled()) install();
if (needsBrowser) {
  const hasBrowser =
    findDownloadedBrowser() || findChromium() || installSystemPackage('chromium', findChromium) || downloadBrowser();
  if (!hasBrowser) {
    stop(
      'Chromium is missing and could not be installed: `apt-get install chromium` or `npx playwright install chromium`.',
    );
  }
  // Chromium without a window does a test with a quarter less work, and all but the back-forward cache is in it.
  if (findChromium() && !findHeadlessShell()) installSystemPackage('chromium-headless-shell', findHeadlessShell);
  if (!findFonts() && !installSystemPackage('fonts-liberation', findFonts)) {
    say(
      'The fonts Liberation are missing and could not be installed: text may move here when the fonts of the site come.',
    );
  }
  if (!findNginx() && !installSystemPackage('nginx', findNginx)) {
    say('nginx is missing and could not be installed: the configuration of `site nginx` cannot be tried here.');
  } else if (!findBrotli() && !installSystemPackage('libnginx-mod-http-brotli-static', findBrotli)) {
    say('nginx has no brotli and could not be given it: `site nginx --brotli` cannot be tried here.');
  }
}

function checkNode(major, minor) {
  const version = process.versions.node.split('.').map(Number);
  if (version[0] > major || (version[0] === major && version[1] >= minor)) return;
  stop(
    'Node ' + process.versions.node + ' is too old for this site: install Node ' + major + '.' + minor + ' or newer',
  );
}

// npm records the installed versions: if they equal those of the lock file, nothing needs to be installed.
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = readPackages('package-lock.json');
  if (!installed || !existsSync(join(root, 'node_modules/.bin/site'))) return false;
  return Object.keys(locked)
    .filter((name) => name.indexOf('node_modules/') >= 0)
    .every((name) => {
      const { version, optional, devOptional } = locked[name];
      return installed[name] ? installed[name].version === version : optional || devOptional;
    });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch (error) {
    return error && undefined;
  }
}

function install() {
  const since = Date.now();
  say('Installing packages, about a minute …');
  let result = npm(['ci']);
  // A lock file written on one platform can lack the binaries of another, which `npm ci` refuses and `npm install`
  // completes: https://github.com/npm/cli/issues/4828
  if (result.output.indexOf('EUSAGE') >= 0) result = npm(['install', '--no-save']);
  if (result.status !== 0) stop('Packages could not be installed (npm ci):\n' + result.output);
  say('Packages installed in ' + Math.round((Date.now() - since) / 1000) + ' s.');
}

function npm(command) {
  const words = command.concat('--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  const program = process.env.npm_execpath;
  return program ? run(process.execPath, [program].concat(words)) : run('npm', words);
}

function findHeadlessShell() {
  return existsSync('/usr/bin/chromium-headless-shell');
}

function findChromium() {
  return existsSync('/usr/bin/chromium');
}

function findDownloadedBrowser() {
  const { status } = run(process.execPath, [
    '--input-type=module',
    '--eval',
    "import { chromium } from '@playwright/test'; import { existsSync } from 'fs';" +
      'process.exit(existsSync(chromium.executablePath()) ? 0 : 1);',
  ]);
  return status === 0;
}

// These fonts have the metrics of Arial and Times New Roman, which other systems have.
function findFonts() {
  return process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation');
}

function findNginx() {
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].some(existsSync);
}

function findBrotli() {
  return existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
}

function installSystemPackage(name, isThere) {
  const superuser = process.getuid && process.getuid() === 0 ? ['env'] : ['sudo', '-n'];
  const asRoot = (words) => run(superuser[0], superuser.slice(1).concat(words)).status === 0;
  if (!existsSync('/usr/bin/apt-get') || !asRoot(['true'])) return false;
  say('Installing ' + name + ' …');
  // The run level of a starting machine, at which packages do not start their services.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq'];
  const add = () => asRoot(apt.concat('install', '--yes', '--no-install-recommends', name));
  if (!add() && asRoot(apt.concat('update'))) add();
  return isThere();
}

function downloadBrowser() {
  say('Downloading Chromium …');
  return (
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']).status === 0 &&
    findDownloadedBrowser()
  );
}

function run(program, words) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return { status, output: [stdout, stderr].join('').trim() };
}

function say(line) {
  process.stdout.write(line + '\n');
}

function stop(line) {
  process.stderr.write(line + '\n');
  process.exit(1);
}
