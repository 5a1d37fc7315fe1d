import { shellConfig } from 'shared/build/shellConfig';

export default shellConfig({ name: 'shell', root: import.meta.dirname });
