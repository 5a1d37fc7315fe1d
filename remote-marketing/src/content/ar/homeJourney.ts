import type { JourneyContent } from '../HomeContent.ts';

export const homeJourney: JourneyContent = {
  heading: 'رحلة البحث',
  desc: 'من يوم تقديمه إلى يوم يعثر عليه غيركم.',
  stations: [
    {
      drawing: 'desk',
      title: 'مكتب المحرر',
      desc: 'يقرؤه محرر: هل يلائم المجلة أو المؤتمر؟',
    },
    {
      drawing: 'checks',
      title: 'الفحص',
      desc: 'نبحث عن موافقات ناقصة ونصوص منقولة.',
    },
    {
      drawing: 'reviewers',
      title: 'محكّمان اثنان',
      desc: 'يقرؤه كل منهما على حدة ويكتب تقريرًا.',
    },
    {
      drawing: 'decision',
      title: 'القرار',
      desc: 'يزن المحرر أو اللجنة العلمية التقريرين: قبول أو تعديل أو رفض.',
    },
    {
      drawing: 'doi',
      title: 'المعرّف الرقمي (DOI)',
      desc: 'متى قُبل نضّدناه ونشرناه على الإنترنت ومنحناه معرّفًا رقميًا.',
    },
    {
      drawing: 'indexes',
      title: 'قواعد الفهرسة',
      desc: 'نرسل عنوانه ومستخلصه ومراجعه إلى قواعد الفهرسة التي يبحث فيها الباحثون.',
    },
  ],
};
