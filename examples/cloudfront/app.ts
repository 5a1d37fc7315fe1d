import { App } from 'aws-cdk-lib';
import { SiteStack } from './SiteStack.ts';

// npm run cloudfront -- deploy --context repository=mirqam/site
const app = new App();
new SiteStack(app, 'Site', { repository: app.node.tryGetContext('repository') ?? 'mirqam/site' });
app.synth();
