import { RenderProcess } from './RenderProcess.ts';

const shell = `
exports.modules = {};
exports.renderBody = async () => {
  const all = [];
  for (;;) all.push(new Array(1e7).fill(0));
};
`;

test('a page that takes all memory is refused', async () => {
  const process = await RenderProcess.open('one', {
    composition: { id: 'c0ffee0001', site: { origin: 'https://www.example.org' }, apps: {} },
    base: '',
    builds: { shell: { server: 'server.cjs', sources: { 'server.cjs': shell } } },
  });
  const refusal = process.renderBody({ path: '/one', isNotFound: false });
  await expect(refusal).rejects.toThrow('it takes more than 512 MB of memory');
  process.close();
  // Filling the memory takes long on a busy machine.
}, 60_000);
