import type { RenderedBody } from '../compose/render/RenderJob.ts';
import { RenderProcess } from '../compose/render/RenderProcess.ts';

/** Opens a process with the server build of a shell, and of a remote whose page is the value of an expression. */
export const openTinyRender = (shell: string, page: string): Promise<RenderProcess> =>
  RenderProcess.open('one', {
    composition: { id: 'c0ffee0001', site: { origin: 'https://www.example.org' }, apps: {} },
    base: '',
    builds: {
      shell: buildOf(shell),
      one: buildOf(`exports.pages = { HomePage: async () => ({ HomePage: async (path) => (${page}) }) };`),
    },
  });

const buildOf = (source: string) => ({ server: 'server.cjs', sources: { 'server.cjs': source } });

/** Renders that page in a process of its own. */
export async function renderTiny(shell: string, page: string): Promise<RenderedBody> {
  const process = await openTinyRender(shell, page);
  try {
    return await process.requestBody({ path: '/one', isNotFound: false });
  } finally {
    process.close();
  }
}
