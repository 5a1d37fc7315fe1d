import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@mirqam/shared/contract/site';

const marks = readFileSync(join(__dirname, 'marks.svg'), 'utf8');

test.each(site.social)('the network $label has its mark', ({ icon }) => {
  expect(marks).toContain(`<symbol id="${icon}"`);
});
