import type { AudienceHeadings } from './HomeContent.ts';

export const homeAudiences: AudienceHeadings = {
  author: 'For authors, from first draft to conference talk',
  publisher: 'For publishers that run journals',
  editor: 'For editors of journals and conferences',
  university: 'For universities that publish',
};
