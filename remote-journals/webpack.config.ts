import { remoteConfig } from 'shared/build/remoteConfig';

export default remoteConfig({ name: 'journals', root: import.meta.dirname });
