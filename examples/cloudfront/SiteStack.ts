import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { OidcProviderNative, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { kindHeaders } from '../../platform/hosting/headers.ts';
import { headersOf } from './headersOf.ts';

interface SiteStackProps extends StackProps {
  /** The repository whose workflow deploys, such as `mirqam/site`. */
  readonly repository: string;
}

/** A private bucket as the store, CloudFront in front of it, and the role with which the workflow deploys. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { repository, ...props }: SiteStackProps) {
    super(scope, id, props);
    const bucket = new Bucket(this, 'Store', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const site = this.#distribution(bucket);
    const role = this.#role(repository);
    bucket.grantReadWrite(role);
    bucket.grantDelete(role);
    new CfnOutput(this, 'SiteStore', { value: `s3://${bucket.bucketName}` });
    new CfnOutput(this, 'SiteOrigin', { value: `https://${site.distributionDomainName}` });
    new CfnOutput(this, 'AwsRole', { value: role.roleArn });
  }

  #distribution(bucket: Bucket) {
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originPath: '/site',
      // With the right to list, a missing object is 404 instead of 403.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const cachePolicy = this.#cachePolicy();
    const redirect = {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, 'Redirect', {
        code: FunctionCode.fromInline(withoutSlash),
        runtime: FunctionRuntime.JS_2_0,
      }),
    };
    const behaviour = (kind: keyof typeof kindHeaders) => ({
      origin,
      cachePolicy,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      functionAssociations: [redirect],
      responseHeadersPolicy: headersOf(this, kind),
    });
    return new Distribution(this, 'Site', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: behaviour('page'),
      additionalBehaviors: {
        'apps/*': behaviour('asset'),
        'federation/*': behaviour('manifest'),
        '_preview/*': behaviour('preview'),
      },
      errorResponses: [
        { httpStatus: 404, responsePagePath: '/404.html', responseHttpStatus: 404, ttl: Duration.seconds(0) },
      ],
    });
  }

  /** Every object says how long it may be kept; CloudFront adds nothing, and keeps one form per encoding. */
  #cachePolicy() {
    return new CachePolicy(this, 'Caching', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      cookieBehavior: CacheCookieBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
    });
  }

  /** Only jobs of the environment `production` get the role, and no key is stored anywhere. */
  #role(repository: string) {
    const host = 'token.actions.githubusercontent.com';
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${host}`,
      clientIds: ['sts.amazonaws.com'],
    });
    return new Role(this, 'Deploy', {
      assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
        StringEquals: {
          [`${host}:aud`]: 'sts.amazonaws.com',
          [`${host}:sub`]: `repo:${repository}:environment:production`,
        },
      }),
    });
  }
}

// The redirect of the site's table: an address has no slash at its end.
const withoutSlash = `function handler(event) {
  var request = event.request;
  if (!/.\\/$/.test(request.uri)) return request;
  var query = Object.entries(request.querystring).map(([name, { value }]) => name + (value && '=' + value)).join('&');
  var location = request.uri.slice(0, -1).replace(/^\\/+/, '/') + (query && '?' + query);
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } };
}
`;
