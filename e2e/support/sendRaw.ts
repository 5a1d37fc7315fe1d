import { connect } from 'node:net';

/** Sends bytes to a server, valid HTTP or not, and resolves to its response. */
export function sendRaw(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'));
    socket
      .on('data', (part) => parts.push(part))
      .on('close', () => resolve(Buffer.concat(parts)))
      .on('error', reject);
  });
}
