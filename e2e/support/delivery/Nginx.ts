import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfiguration } from '@mirqam/platform/hosting/nginxConfiguration';
import { freePort } from '@mirqam/platform/testing/freePort';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);

/** Whether this machine has nginx. */
export const hasNginx = program !== undefined;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send files that are compressed with brotli. */
export const hasBrotli = hasNginx && existsSync(brotliModule);

/** The real nginx, with the configuration of a store that `site nginx` prints, or in front of a bucket. */
export class Nginx {
  readonly origin: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(origin: string, folder: string, running: ChildProcess) {
    this.origin = origin;
    this.#folder = folder;
    this.#process = running;
  }

  static async open(store: string): Promise<Nginx> {
    return await Nginx.#run((port) => nginxConfiguration({ store, port, hasBrotli }));
  }

  /** As a CDN in front of the public files of a bucket, at their address. */
  static async openBucket(files: string): Promise<Nginx> {
    return await Nginx.#run((port) => bucketConfiguration(new URL(files), port));
  }

  static async #run(configurationAt: (port: number) => string): Promise<Nginx> {
    if (!program) throw new Error('nginx is not installed: run "node setup.mjs --browser"');
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    await writeFile(join(folder, 'site.conf'), configurationAt(port));
    await writeFile(join(folder, 'nginx.conf'), frame(folder));
    const running = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await listening(port, running);
    return new Nginx(`http://localhost:${port}`, folder, running);
  }

  /** The access log. */
  get log(): string {
    return join(this.#folder, 'access.log');
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true });
  }
}

const bucketConfiguration = ({ origin, pathname }: URL, port: number) => `server {
  listen ${port};
  location = / { rewrite ^ ${pathname}/index.html break; proxy_pass ${origin}; }
  location / { rewrite ^(.*)$ ${pathname}$1? break; proxy_pass ${origin}; }
}
`;

/** The main configuration file; workers run as root if the test does, so that they can read its folders. */
const frame = (folder: string) => `daemon off;
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log combined;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/site.conf;
}
`;

async function listening(port: number, running: ChildProcess): Promise<void> {
  while (running.exitCode === null) {
    const socket = connect(port, 'localhost');
    const isOpen = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx ended with ${running.exitCode}`);
}
