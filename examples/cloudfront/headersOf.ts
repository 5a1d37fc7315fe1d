import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { kindHeaders, securityHeaders } from '../../platform/hosting/headers.ts';

const override = true;

/** The headers that CloudFront takes only in fields of their own. */
const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
  contentSecurityPolicy: { contentSecurityPolicy: securityHeader('Content-Security-Policy'), override },
  contentTypeOptions: { override },
  frameOptions: { frameOption: securityHeader('X-Frame-Options') as HeadersFrameOption, override },
  referrerPolicy: { referrerPolicy: securityHeader('Referrer-Policy') as HeadersReferrerPolicy, override },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(
      Number(/max-age=(\d+)/.exec(securityHeader('Strict-Transport-Security'))?.[1]),
    ),
    override,
  },
};

const ownFields = new Set([
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
  // The bucket sends it.
  'Cache-Control',
  'Access-Control-Allow-Origin',
]);

/** The headers of the site's table for responses of this kind. */
export function headersOf(scope: Construct, kind: keyof typeof kindHeaders): ResponseHeadersPolicy {
  const headers: Readonly<Record<string, string>> = { ...securityHeaders, ...kindHeaders[kind] };
  const customHeaders = Object.entries(headers)
    .filter(([header]) => !ownFields.has(header))
    .map(([header, value]) => ({ header, value, override }));
  const origin = headers['Access-Control-Allow-Origin'];
  return new ResponseHeadersPolicy(scope, `Headers of ${kind}`, {
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
    ...(origin
      ? {
          corsBehavior: {
            accessControlAllowCredentials: false,
            accessControlAllowHeaders: ['*'],
            accessControlAllowMethods: ['GET', 'HEAD'],
            accessControlAllowOrigins: [origin],
            originOverride: override,
          },
        }
      : {}),
  });
}

function securityHeader(name: string): string {
  const value = securityHeaders[name];
  if (!value) throw new Error(`the site has no header ${name}`);
  return value;
}
