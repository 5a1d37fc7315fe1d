import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';

export default remoteConfig({ name: 'legal', root: import.meta.dirname });
