import type { IconName } from '@mirqam/shared/contract/content/Content';

/** What menus say of each service, by its address. */
export const cards: Readonly<Record<string, { readonly desc: string; readonly icon: IconName }>> = {
  '/journals/author/find-a-journal': {
    desc: 'Five titles that suit your topic, and why each one does.',
    icon: 'compass',
  },
  '/journals/author/enhance-my-paper': {
    desc: 'Clearer language and structure, with every edit left visible.',
    icon: 'pen',
  },
  '/journals/author/translate-my-paper': {
    desc: 'Into English from Arabic or one of five other languages.',
    icon: 'languages',
  },
  '/journals/author/evaluate-my-paper': {
    desc: 'Two experts assess the study while there is time to change it.',
    icon: 'microscope',
  },
  '/journals/author/check-integrity': {
    desc: 'Overlap, references and figures checked ahead of the editor.',
    icon: 'shield',
  },
  '/journals/author/submit-my-paper': {
    desc: 'Template, blind copy and deadlines for the conference you chose.',
    icon: 'presentation',
  },
  '/journals/author/attend-conference': { desc: 'Choose a meeting, register and arrive prepared.', icon: 'calendar' },
  '/journals/author/physical-conference': {
    desc: 'Talk, poster and visa papers checked before you pack.',
    icon: 'users',
  },
  '/journals/author/virtual-conference': { desc: 'Present from your own desk, after a rehearsal.', icon: 'globe' },
  '/journals/publisher/peer-review': {
    desc: 'Reviewers invited and reminded; decisions stay with your editors.',
    icon: 'message',
  },
  '/journals/publisher/reviewer-database-matching': {
    desc: 'Suggestions by topic, with conflicts of interest filtered out.',
    icon: 'search',
  },
  '/journals/publisher/analytics-reporting-dashboard': {
    desc: 'Submissions, turnaround and readership on one screen.',
    icon: 'chart',
  },
  '/journals/publisher/journal-hosting': {
    desc: 'Your titles online, with metadata that indexes can read.',
    icon: 'server',
  },
  '/journals/publisher/content-management': {
    desc: 'Versions, corrections and back issues filed to last.',
    icon: 'layers',
  },
  '/journals/publisher/journal-web-develop': {
    desc: 'A site in your colours that readers find their way around.',
    icon: 'settings',
  },
  '/journals/publisher/maintance-security': {
    desc: 'Updates, monitoring and backups that are tried out.',
    icon: 'shield',
  },
  '/journals/editor/journal-metrics-analytics': {
    desc: 'Where papers come from, how long they wait, who cites them.',
    icon: 'chart',
  },
  '/journals/editor/compliance-check': {
    desc: 'Ethics statements, data and format verified before review begins.',
    icon: 'check',
  },
  '/journals/editor/conference-presentation-support': {
    desc: 'Slides and talk shaped for the people in the hall.',
    icon: 'presentation',
  },
  '/journals/editor/conference-registration-logistics': {
    desc: 'Forms, badges, letters and timetables kept on one list.',
    icon: 'calendar',
  },
  '/journals/university/platform-setup-config': {
    desc: 'Built around the roles and committees you already have.',
    icon: 'settings',
  },
  '/journals/university/technical-support': {
    desc: 'Someone to ask when it misbehaves, and regular upkeep.',
    icon: 'clock',
  },
  '/journals/university/training-user-support': {
    desc: 'Sessions for editors, reviewers and librarians on your own platform.',
    icon: 'graduation',
  },
  '/journals/university/journal-hosting': {
    desc: 'Campus journals on your own domain, looked after for you.',
    icon: 'server',
  },
  '/journals/university/content-management': {
    desc: 'Issues, datasets and past volumes described and easy to cite.',
    icon: 'layers',
  },
  '/journals/university/customization-branding': {
    desc: 'The crest, colours and languages of your institution throughout.',
    icon: 'pen',
  },
  '/journals/university/professional-translation': {
    desc: 'Academic texts in the hands of people who know the discipline.',
    icon: 'languages',
  },
  '/journals/university/editing-proofreading': {
    desc: 'A second reader for terms, tone and references.',
    icon: 'check',
  },
  '/journals/university/multilingual-publication-support': {
    desc: 'Abstracts, metadata and web pages in the languages readers use.',
    icon: 'globe',
  },
};
