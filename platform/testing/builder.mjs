// The process of `TinyBuilder.ts`.
import '../workspace/typescript.mjs';

const { buildApp } = await import('../release/buildApp.ts');

process.on('message', async ({ app, mode }) => {
  const result = await buildApp(app, mode).catch((error) => ({ error: error.message }));
  process.send?.(result);
});
