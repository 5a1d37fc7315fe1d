import type { Command } from 'commander';
import { probePort, readPort } from '../serve/listen.ts';
import { refuseBucket } from '../store/openStore.ts';
import { addCommand, addMode, type ModeOptions } from './cli/options.ts';
import { changeStore } from './cli/Session.ts';
import { deployAll } from './deploy/deployAll.ts';
import { serveSite } from './serve.ts';

export function addStart(site: Command) {
  addMode(addCommand(site, 'start', 'build, publish and promote what is new, then serve it')).action(
    async (options: ModeOptions) => {
      const port = readPort();
      refuseBucket();
      await changeStore(options, async (session) => {
        // A taken port is refused here, not after minutes of building.
        await probePort(port);
        await deployAll(session, { ...options, why: 'start', lose: true, isLocal: true });
        return await serveSite(session, port);
      });
    },
  );
}
