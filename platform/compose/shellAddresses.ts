import type { Composition } from '@mirqam/shared/contract/Composition';
import { releaseAddress } from '@mirqam/shared/contract/Release';

/** The addresses of the shell's files in the earlier releases from which pages take them, by those in its own release. */
export function shellAddresses({ apps: { shell } }: Pick<Composition, 'apps'>): Readonly<Record<string, string>> {
  const entries = Object.entries(shell?.unchanged ?? {}).flatMap(([earlier, files]) =>
    files.map((file) => [address(shell?.version ?? '', file), address(earlier, file)] as const),
  );
  return Object.fromEntries(entries);
}

const address = (version: string, file: string) => `${releaseAddress('shell', version)}/${file}`;
