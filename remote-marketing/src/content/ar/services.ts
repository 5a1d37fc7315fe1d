import type { Service } from '../ServiceContent.ts';
import { service as authorSupport } from './services/authorSupport.ts';
import { service as bookAndTextbook } from './services/bookAndTextbook.ts';
import { service as conferenceServices } from './services/conferenceServices.ts';
import { service as publishingServices } from './services/publishingServices.ts';

export const services = [
  publishingServices,
  authorSupport,
  bookAndTextbook,
  conferenceServices,
] as const satisfies readonly Service[];
