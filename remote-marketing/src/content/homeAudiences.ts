import type { Audience } from '@mirqam/shared/contract/content/Content';

export const homeAudiences = [
  {
    value: 'author',
    label: 'Author',
    heading: 'For authors, from draft to presentation',
    list: [
      {
        title: 'Find a journal',
        desc: 'Five titles that suit your topic, and why each one does.',
        icon: 'compass',
        url: '/journals/author/find-a-journal',
      },
      {
        title: 'Enhance my paper',
        desc: 'Clearer language and structure, with every edit left visible.',
        icon: 'pen',
        url: '/journals/author/enhance-my-paper',
      },
      {
        title: 'Translate my paper',
        desc: 'Into English from Arabic or one of five other languages.',
        icon: 'languages',
        url: '/journals/author/translate-my-paper',
      },
      {
        title: 'Evaluate my paper',
        desc: 'Two experts assess the study while there is time to change it.',
        icon: 'microscope',
        url: '/journals/author/evaluate-my-paper',
      },
      {
        title: 'Check integrity on my paper',
        desc: 'Overlap, references and figures checked ahead of the editor.',
        icon: 'shield',
        url: '/journals/author/check-integrity',
      },
      {
        title: 'Submit my paper in a conference',
        desc: 'Template, blind copy and deadlines for the conference you chose.',
        icon: 'presentation',
        url: '/journals/author/submit-my-paper',
      },
      {
        title: 'Attend a conference',
        desc: 'Choose a meeting, register and arrive prepared.',
        icon: 'calendar',
        url: '/journals/author/attend-conference',
      },
      {
        title: 'Physical conference',
        desc: 'Talk, poster and visa papers checked before you pack.',
        icon: 'users',
        url: '/journals/author/physical-conference',
      },
      {
        title: 'Virtual conference',
        desc: 'Present from your own desk, after a rehearsal.',
        icon: 'globe',
        url: '/journals/author/virtual-conference',
      },
    ],
  },
  {
    value: 'publisher',
    label: 'Publisher',
    heading: 'For publishers with journals to run',
    list: [
      {
        title: 'End-to-End peer review',
        desc: 'Reviewers invited and reminded; decisions stay with your editors.',
        icon: 'message',
        url: '/journals/publisher/peer-review',
      },
      {
        title: 'Reviewer database & Matching',
        desc: 'Suggestions by topic, with conflicts of interest filtered out.',
        icon: 'search',
        url: '/journals/publisher/reviewer-database-matching',
      },
      {
        title: 'Analytics & Reporting dashboard',
        desc: 'Submissions, turnaround and readership on one screen.',
        icon: 'chart',
        url: '/journals/publisher/analytics-reporting-dashboard',
      },
      {
        title: 'End-to-End journal hosting',
        desc: 'Your titles online, with metadata that indexes can read.',
        icon: 'server',
        url: '/journals/publisher/journal-hosting',
      },
      {
        title: 'Content management & Archiving',
        desc: 'Versions, corrections and back issues filed to last.',
        icon: 'layers',
        url: '/journals/publisher/content-management',
      },
      {
        title: 'Custom journal website development',
        desc: 'A site in your colours that readers find their way around.',
        icon: 'settings',
        url: '/journals/publisher/journal-web-develop',
      },
      {
        title: 'Ongoing maintenance & Security',
        desc: 'Updates, monitoring and backups that are tried out.',
        icon: 'shield',
        url: '/journals/publisher/maintance-security',
      },
    ],
  },
  {
    value: 'editor',
    label: 'Editor',
    heading: 'For editors, at the desk and at meetings',
    list: [
      {
        title: 'Journal metrics & Analytics',
        desc: 'Where papers come from, how long they wait, who cites them.',
        icon: 'chart',
        url: '/journals/editor/journal-metrics-analytics',
      },
      {
        title: 'Pre-Submission compliance check',
        desc: 'Ethics statements, data and format verified before review begins.',
        icon: 'check',
        url: '/journals/editor/compliance-check',
      },
      {
        title: 'Conference presentation support',
        desc: 'Slides and talk shaped for the people in the hall.',
        icon: 'presentation',
        url: '/journals/editor/conference-presentation-support',
      },
      {
        title: 'Conference registration & Logistics',
        desc: 'Forms, badges, letters and timetables kept on one list.',
        icon: 'calendar',
        url: '/journals/editor/conference-registration-logistics',
      },
    ],
  },
  {
    value: 'university',
    label: 'University',
    heading: 'For universities that publish',
    list: [
      {
        title: 'Platform setup & Configuration',
        desc: 'Built around the roles and committees you already have.',
        icon: 'settings',
        url: '/journals/university/platform-setup-config',
      },
      {
        title: 'Technical support & Maintenance',
        desc: 'Someone to ask when it misbehaves, and regular upkeep.',
        icon: 'clock',
        url: '/journals/university/technical-support',
      },
      {
        title: 'Training & User support',
        desc: 'Sessions for editors, reviewers and librarians on your own platform.',
        icon: 'graduation',
        url: '/journals/university/training-user-support',
      },
      {
        title: 'End-to-End journal hosting',
        desc: 'Campus journals on your own domain, looked after for you.',
        icon: 'server',
        url: '/journals/university/journal-hosting',
      },
      {
        title: 'Content management & Archiving',
        desc: 'Issues, datasets and past volumes described and easy to cite.',
        icon: 'layers',
        url: '/journals/university/content-management',
      },
      {
        title: 'Customization & Branding',
        desc: 'The crest, colours and languages of your institution throughout.',
        icon: 'pen',
        url: '/journals/university/customization-branding',
      },
      {
        title: 'Professional translation by subject experts',
        desc: 'Academic texts in the hands of people who know the discipline.',
        icon: 'languages',
        url: '/journals/university/professional-translation',
      },
      {
        title: 'Editing & Proofreading of translations',
        desc: 'A second reader for terms, tone and references.',
        icon: 'check',
        url: '/journals/university/editing-proofreading',
      },
      {
        title: 'Multilingual publication support',
        desc: 'Abstracts, metadata and web pages in the languages readers use.',
        icon: 'globe',
        url: '/journals/university/multilingual-publication-support',
      },
    ],
  },
] as const satisfies readonly (Audience & { readonly label: string; readonly heading: string })[];
