import '../../workspace/typescript.mjs';

await import('./pageThread.ts');
