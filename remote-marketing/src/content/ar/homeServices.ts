import { serviceCards } from '../cards.ts';
import { services } from './services.ts';

export const homeServices = serviceCards(services);
