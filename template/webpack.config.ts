import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';

export default remoteConfig({ name: 'template', root: import.meta.dirname });
