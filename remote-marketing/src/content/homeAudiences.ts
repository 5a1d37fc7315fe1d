/** The headings of the recognition section, by the audience's `value` in the menu `journals`. */
export const homeAudiences = {
  author: 'For authors, from first draft to conference talk',
  publisher: 'For publishers that run journals',
  editor: 'For editors of journals and conferences',
  university: 'For universities that publish',
} as const;
