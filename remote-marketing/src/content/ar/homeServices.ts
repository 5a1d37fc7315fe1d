import type { ServiceCard } from '../ServiceContent.ts';
import { services } from './services.ts';

export const homeServices: readonly ServiceCard[] = services
  .map(({ card, title, path }) => ({ ...card, title, link: path }))
  .toSorted((one, other) => one.id - other.id);
