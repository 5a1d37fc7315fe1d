import type { Testimonial } from '../content/Content.ts';
import type { OwnerFacts } from '../owner.ts';
import { site as english } from '../site.ts';

/**
 * The publisher in Arabic: what differs from `contract/site.ts`, with the same placeholders. Its name always has its first
 * vowel sign, because «مرقم» is read as several other words.
 */
export const site = {
  name: 'مِرقم',
  email: english.email,
} as const;

/** The facts of the owner in Arabic; a page shows one once it is filled in. */
export const owner: OwnerFacts = {};

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    isSample: true,
    name: 'طالبة دكتوراه في الصحة العامة',
    role: 'مؤلفة',
    ratings: 5,
    review: 'اختلف المحكّمان في تحليلي الإحصائي، وكان لكل منهما حجة وجيهة. فأعدت كتابة قسم المنهجية قبل أن أقدم البحث.',
  },
  {
    id: 2,
    isSample: true,
    name: 'رئيس مؤتمر في الهندسة المدنية',
    role: 'محرر',
    ratings: 4,
    review:
      'لكل بحث من بحوث مؤتمرنا صفحته ومعرّفه الرقمي (DOI). أما المحكّمون المتأخرون فكان يحسن تذكيرهم قبل ذلك بأسبوع.',
  },
  {
    id: 3,
    isSample: true,
    name: 'أمينة مكتبة مسؤولة عن المجلات',
    role: 'جامعة',
    ratings: 5,
    review: 'لم تكن ملفاتنا القديمة مرتبة. فسرد الفريق ما ينقصها، وسألنا قبل أن يغير شيئًا.',
  },
];
