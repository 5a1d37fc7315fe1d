/** The headings of the recognition section, by the audience's label in the menu `journals`. */
export const homeAudiences = {
  Author: 'For authors, from draft to presentation',
  Publisher: 'For publishers with journals to run',
  Editor: 'For editors, at the desk and at meetings',
  University: 'For universities that publish',
} as const;
