import { extname } from 'node:path';
import { contentEncodings, contentTypeOf } from './contentTypes.ts';
import { kindHeaders } from './headers.ts';
import { kindOf } from './siteTable.ts';

/** S3 metadata for a key of the store; the CDN adds the other headers. */
export function objectHeaders(key: string) {
  const encoding = contentEncodings[extname(key)];
  const file = encoding ? key.slice(0, -3) : key;
  return {
    ContentType: contentTypeOf(file),
    CacheControl: kindHeaders[kindOf(key)]['Cache-Control'],
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
