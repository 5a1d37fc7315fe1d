import type { Facts } from '../ServiceContent.ts';

/** The offer for universities; the menu links here. */
export const researchCulture = {
  id: 'research-culture',
  heading: 'University publishing and research culture',
  desc: 'Journals of your own, and courses for the people who run them.',
  list: [
    {
      term: 'Your own journals',
      desc: 'On a platform that we set up and host.',
    },
    {
      term: 'Courses for editors',
      desc: 'From the first assessment to a complaint.',
    },
    {
      term: 'Courses for reviewers',
      desc: 'How to judge methods and write a report that helps.',
    },
    {
      term: 'Practice in integrity',
      desc: 'A correction and a suspected plagiarism case.',
    },
  ],
  para: 'See <a href="/journals/university/platform-setup-config">Platform setup &amp; Configuration</a> and <a href="/journals/university/training-user-support">Training &amp; User support</a>.',
} as const satisfies Facts;
