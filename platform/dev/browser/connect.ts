import type { DevState } from './DevState.ts';

const retryMilliseconds = 500;

/** Listens to the dev server, and connects again after a loss. */
export function connect(onState: (state: DevState) => void): void {
  const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/_dev/events`);
  socket.onmessage = ({ data }: MessageEvent<string>) => onState(JSON.parse(data));
  socket.onclose = () => setTimeout(() => connect(onState), retryMilliseconds);
}

/** Sends a message to the dev server; resolves to the text of its response. */
export async function post(name: 'open' | 'page' | 'thrown', body: string): Promise<string> {
  const response = await fetch(`/_dev/${name}`, { method: 'POST', body });
  return await response.text();
}
