import type { DevState } from './DevState.ts';

const pause = 500;

/** Hears from the dev server, and waits for it where it is away. */
export function connect(onState: (state: DevState) => void): void {
  const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/_dev/events`);
  socket.onmessage = ({ data }: MessageEvent<string>) => onState(JSON.parse(data));
  socket.onclose = () => setTimeout(() => connect(onState), pause);
}
