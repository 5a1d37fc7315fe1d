import type { ServiceExample } from '../ServiceExample.ts';

export const conferenceExample = {
  kind: 'table',
  caption: 'From the contents of a proceedings volume',
  columns: ['Paper', 'Pages', 'DOI'],
  groups: [
    {
      title: 'Session 1. Water, chaired by Editor A',
      rows: [
        ['Salt in coastal wells. Author A and Author B', '1–9', '10.5555/ex.1'],
        ['Dew as drinking water. Author C', '10–\u206016', '10.5555/ex.2'],
      ],
    },
    {
      title: 'Session 2. Soil, chaired by Editor B',
      rows: [
        ['Date palms on saline ground. Author D and Author E', '17–\u206025', '10.5555/ex.3'],
        ['Crusts that hold sand. Author F (online)', '26–\u206033', '10.5555/ex.4'],
      ],
    },
  ],
  note: 'The conference and the DOIs are invented.',
} as const satisfies ServiceExample;
