import { remoteConfig } from 'shared/build/remoteConfig';

export default remoteConfig({ name: 'legal', root: import.meta.dirname });
