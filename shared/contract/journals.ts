/** The journal services: 4 audiences, 29 entries. Home and the journal bar both show them. */
export const journals = [
  {
    value: 'author',
    label: 'Author',
    list: [
      { slug: 'find-a-journal', label: 'Find a journal', content: 'FindJournal' },
      { slug: 'enhance-my-paper', label: 'Enhance my paper', content: 'EnhancePaper' },
      { slug: 'translate-my-paper', label: 'Translate my paper', content: 'TranslatePaper' },
      { slug: 'evaluate-my-paper', label: 'Evaluate my paper', content: 'EvaluatePaper' },
      { slug: 'check-integrity', label: 'Check integrity on my paper', content: 'CheckIntegrity' },
      { slug: 'submit-my-paper', label: 'Submit my paper in a conference', content: 'SubmitMyPaper' },
      { slug: 'attend-conference', label: 'Attend a conference', content: 'AttendConference' },
      { slug: 'physical-conference', label: 'Physical conference', content: 'PhysicalConference' },
      { slug: 'virtual-conference', label: 'Virtual conference', content: 'VirtualConference' },
    ],
  },
  {
    value: 'publisher',
    label: 'Publisher',
    list: [
      { slug: 'peer-review', label: 'End-to-End peer review', content: 'PeerReview' },
      { slug: 'reviewer-database-matching', label: 'Reviewer database & Matching', content: 'ReviewerDatabase' },
      { slug: 'analytics-reporting-dashboard', label: 'Analytics & Reporting dashboard', content: 'Analytics' },
      { slug: 'journal-hosting', label: 'End-to-End journal hosting', content: 'Journalhosting' },
      { slug: 'content-management', label: 'Content management & Archiving', content: 'ContentManagement' },
      { slug: 'journal-web-develop', label: 'Custom journal website development', content: 'CustomWeb' },
      { slug: 'maintance-security', label: 'Ongoing maintenance & Security', content: 'Security' },
    ],
  },
  {
    value: 'editor',
    label: 'Editor',
    list: [
      { slug: 'journal-metrics-analytics', label: 'Journal metrics & Analytics', content: 'JournalMetrics' },
      { slug: 'compliance-check', label: 'Pre-Submission compliance check', content: 'ComplianceCheck' },
      {
        slug: 'conference-presentation-support',
        label: 'Conference presentation support',
        content: 'PresentationSupport',
      },
      {
        slug: 'conference-registration-logistics',
        label: 'Conference registration & Logistics',
        content: 'ConferenceRegister',
      },
    ],
  },
  {
    value: 'university',
    label: 'University',
    list: [
      { slug: 'platform-setup-config', label: 'Platform setup & Configuration', content: 'Configuration' },
      { slug: 'technical-support', label: 'Technical support & Maintenance', content: 'TechnicalSupport' },
      { slug: 'training-user-support', label: 'Training & User support', content: 'Training' },
      { slug: 'journal-hosting', label: 'End-to-End journal hosting', content: 'JournalHosting' },
      { slug: 'content-management', label: 'Content management & Archiving', content: 'ContentManagement' },
      { slug: 'customization-branding', label: 'Customization & Branding', content: 'Customization' },
      {
        slug: 'professional-translation',
        label: 'Professional translation by subject experts',
        content: 'Translation',
      },
      { slug: 'editing-proofreading', label: 'Editing & Proofreading of translations', content: 'Proofreading' },
      {
        slug: 'multilingual-publication-support',
        label: 'Multilingual publication support',
        content: 'Multilingual',
      },
    ],
  },
] as const satisfies readonly JournalAudience[];

interface JournalAudience {
  readonly value: string;
  readonly label: string;
  readonly list: readonly JournalEntry[];
}

/** One service of the journal menu. `content` names the file in the audience's folder of `remote-journals`. */
interface JournalEntry {
  readonly slug: string;
  readonly label: string;
  readonly content: string;
}

type Journals = (typeof journals)[number];
/** An audience as addresses write it: the `:type` of `/journals/:type/:slug`. */
export type AudienceValue = Journals['value'];
