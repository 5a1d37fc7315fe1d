import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';

export default remoteConfig({ name: 'marketing', root: import.meta.dirname });
