import { shellConfig } from '@mirqam/platform/webpack/shellConfig';

export default shellConfig({ name: 'shell', root: import.meta.dirname });
