import { writeDisk } from './writeDisk.ts';

test.each([
  ['ENOSPC', 'free some space, and run this again'],
  ['EROFS', 'check its owner and its disk'],
])('the advice for %s is "%s…"', async (code, advice) => {
  const write = async () => {
    throw Object.assign(new Error(code), { code });
  };
  await expect(writeDisk('/store', write)).rejects.toThrow(`the store /store cannot be written (${code}): ${advice}`);
});
