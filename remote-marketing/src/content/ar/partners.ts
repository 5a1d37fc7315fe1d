import type { PartnersContent } from '../PartnersContent.ts';

export const partners = {
  heading: 'خدمات نتعامل معها',
  desc: 'جهات مستقلة نتبع قواعدها، ولا يعني ذلك أنها تزكّينا.',
  list: [
    { img: 'partners/doaj', alt: 'DOAJ', desc: 'دليل لمجلات الوصول المفتوح التي تستوفي معاييره.' },
    {
      img: 'partners/orcid',
      alt: 'ORCID',
      desc: 'معرّف يلازم الباحثين وإن تغيرت أسماؤهم أو جهات عملهم.',
    },
    {
      img: 'partners/crossref',
      alt: 'Crossref',
      desc: 'وكالة تسجّل المعرّفات الرقمية (DOI)، فتصل المراجع بالأعمال المستشهد بها.',
    },
  ],
} as const satisfies PartnersContent;
