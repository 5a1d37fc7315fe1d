import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { DevState } from '../browser/DevState.ts';
import { isOwnOrigin } from './isOwnHost.ts';

/** Sends the state of the dev server to every open page, on connection and after every change. */
export class DevEvents {
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #read: () => DevState;

  constructor(read: () => DevState) {
    this.#read = read;
  }

  attachTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Node no longer listens for errors of this socket, so that a reset would crash the server.
      socket.on('error', () => socket.destroy());
      if (request.url !== '/_dev/events' || !isOwnOrigin(request.headers))
        return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      this.#sockets.handleUpgrade(request, socket, head, (client) => {
        // An invalid frame would crash the server.
        client.on('error', () => client.terminate());
        client.send(JSON.stringify(this.#read()));
      });
    });
  }

  send(): void {
    const text = JSON.stringify(this.#read());
    for (const client of this.#sockets.clients) client.send(text);
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
  }
}
