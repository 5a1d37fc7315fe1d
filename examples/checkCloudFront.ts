import assert from 'node:assert/strict';
import { headerCsp } from '@mirqam/shared/contract/csp';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { SiteStack } from './cloudfront/SiteStack.ts';

/** Makes the template of CloudFormation, and checks what visitors and the workflow depend on. */
export function checkCloudFront(): void {
  const template = Template.fromStack(new SiteStack(new App(), 'Site', { repository: 'mirqam/site' }));
  template.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
  });
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultRootObject: 'index.html',
      Origins: [Match.objectLike({ OriginPath: '/site' })],
      CustomErrorResponses: [Match.objectLike({ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' })],
    },
  });
  template.allResourcesProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: headerCsp },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
      },
    },
  });
  template.resourceCountIs('AWS::CloudFront::ResponseHeadersPolicy', 4);
  template.hasOutput('SiteStore', {});
  template.hasOutput('SiteOrigin', {});
  assert.match(JSON.stringify(template.toJSON()), /repo:mirqam\/site:environment:production/);
}
