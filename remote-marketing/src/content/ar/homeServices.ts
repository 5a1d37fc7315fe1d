import type { ServiceCard } from '../ServiceContent.ts';
import { cardsOf } from '../serviceCards.ts';
import { services } from './services.ts';

export const homeServices: readonly ServiceCard[] = cardsOf(services);
