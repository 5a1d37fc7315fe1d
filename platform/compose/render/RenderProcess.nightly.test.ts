import { renderTiny } from '../../testing/tinyRender.ts';

// Filling the memory takes long on a busy machine.
test.each([
  ['all memory', 'new Array(1e7).fill(0)', 'it takes more than 512 MB of memory'],
  ['memory beside the heap', 'new Uint8Array(1e8).fill(1)', 'Array buffer allocation failed'],
])(
  'a page that takes %s is refused',
  async (_, taken, refusal) => {
    const shell = `
exports.modules = {};
exports.renderBody = async () => {
  const all = [];
  for (;;) all.push(${taken});
};
`;
    await expect(renderTiny(shell, 'path')).rejects.toThrow(refusal);
  },
  60_000,
);
