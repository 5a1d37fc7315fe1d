import { expect } from '@playwright/test';
import { type HttpResponse, sendRequest } from '../sendRequest.ts';
import { compositionOf } from './readServed.ts';

/** Each address responds with the composition, also to browsers with an earlier response in the cache. */
export async function expectServed(
  addresses: readonly string[],
  composition: string,
  earlier: readonly HttpResponse[],
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const { etag = '', 'last-modified': modified = '' } = earlier[index]?.headers ?? {};
    for (const [name, value] of Object.entries({
      accept: '*/*',
      'if-none-match': etag,
      'if-modified-since': modified,
    })) {
      const { body } = await sendRequest(address, { [name]: value });
      expect(compositionOf(body.toString()), address).toBe(composition);
    }
  }
}
