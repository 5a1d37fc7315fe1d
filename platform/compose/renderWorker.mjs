import { register } from 'tsx/esm/api';

register();
await import('./renderWorker.ts');
