import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';

export default remoteConfig({ name: 'journals', root: import.meta.dirname });
