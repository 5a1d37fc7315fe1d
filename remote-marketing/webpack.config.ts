import { remoteConfig } from 'shared/build/remoteConfig';

export default remoteConfig({ name: 'marketing', root: import.meta.dirname });
