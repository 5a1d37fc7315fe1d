import type { Route } from '@mirqam/shared/contract/Route';
import type { BodyValues } from '../render/RenderJob.ts';
import { checkBody } from './checkBody.ts';
import { checkFileLinks, checkImages, checkPictures, type ShippedFiles } from './checkImages.ts';
import { checkNesting } from './checkNesting.ts';
import { checkEmbedded } from './checkOrigins.ts';

interface JudgedBody {
  /** The page, for messages: `/about of marketing`. */
  readonly where: string;
  readonly route: Route | undefined;
  readonly html: string;
  readonly values: BodyValues;
  readonly releases: ShippedFiles;
}

/** Throws a `UserError` for the first rule for content that a rendered page breaks. */
export function judgeBody({ where, route, html, values, releases }: JudgedBody): void {
  checkBody(where, values, route?.allowed);
  checkNesting(where, html);
  checkImages(where, values.images, releases, route?.origins?.img);
  checkPictures(where, values);
  checkFileLinks(where, values, releases);
  checkEmbedded(where, values, route?.origins);
}
