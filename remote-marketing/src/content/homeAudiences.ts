/** The headings of the recognition section, by the audience's label in the menu `journals`. */
export const homeAudiences = {
  Author: 'For authors, from first draft to conference talk',
  Publisher: 'For publishers that run journals',
  Editor: 'For editors of journals and conferences',
  University: 'For universities that publish',
} as const;
