import type { JournalContent } from '@mirqam/shared/contract/content/JournalContent';
import type { ContentName } from './Service.ts';

type ContentFile = () => Promise<{ readonly content: JournalContent }>;

/** Loads a content file. Spelt out, so that each is a chunk of its own name and a missing one does not compile. */
export const contentFiles = {
  'author-FindJournal': () =>
    import(/* webpackChunkName: "author-FindJournal" */ '../content/author/find-a-journal.ts'),
  'author-EnhancePaper': () =>
    import(/* webpackChunkName: "author-EnhancePaper" */ '../content/author/enhance-my-paper.ts'),
  'author-TranslatePaper': () =>
    import(/* webpackChunkName: "author-TranslatePaper" */ '../content/author/translate-my-paper.ts'),
  'author-EvaluatePaper': () =>
    import(/* webpackChunkName: "author-EvaluatePaper" */ '../content/author/evaluate-my-paper.ts'),
  'author-CheckIntegrity': () =>
    import(/* webpackChunkName: "author-CheckIntegrity" */ '../content/author/check-integrity.ts'),
  'author-SubmitMyPaper': () =>
    import(/* webpackChunkName: "author-SubmitMyPaper" */ '../content/author/submit-my-paper.ts'),
  'author-AttendConference': () =>
    import(/* webpackChunkName: "author-AttendConference" */ '../content/author/attend-conference.ts'),
  'author-PhysicalConference': () =>
    import(/* webpackChunkName: "author-PhysicalConference" */ '../content/author/physical-conference.ts'),
  'author-VirtualConference': () =>
    import(/* webpackChunkName: "author-VirtualConference" */ '../content/author/virtual-conference.ts'),
  'publisher-PeerReview': () =>
    import(/* webpackChunkName: "publisher-PeerReview" */ '../content/publisher/peer-review.ts'),
  'publisher-ReviewerDatabase': () =>
    import(/* webpackChunkName: "publisher-ReviewerDatabase" */ '../content/publisher/reviewer-database-matching.ts'),
  'publisher-Analytics': () =>
    import(/* webpackChunkName: "publisher-Analytics" */ '../content/publisher/analytics-reporting-dashboard.ts'),
  'publisher-Journalhosting': () =>
    import(/* webpackChunkName: "publisher-Journalhosting" */ '../content/publisher/journal-hosting.ts'),
  'publisher-ContentManagement': () =>
    import(/* webpackChunkName: "publisher-ContentManagement" */ '../content/publisher/content-management.ts'),
  'publisher-CustomWeb': () =>
    import(/* webpackChunkName: "publisher-CustomWeb" */ '../content/publisher/journal-web-develop.ts'),
  'publisher-Security': () =>
    import(/* webpackChunkName: "publisher-Security" */ '../content/publisher/maintance-security.ts'),
  'editor-JournalMetrics': () =>
    import(/* webpackChunkName: "editor-JournalMetrics" */ '../content/editor/journal-metrics-analytics.ts'),
  'editor-ComplianceCheck': () =>
    import(/* webpackChunkName: "editor-ComplianceCheck" */ '../content/editor/compliance-check.ts'),
  'editor-PresentationSupport': () =>
    import(/* webpackChunkName: "editor-PresentationSupport" */ '../content/editor/conference-presentation-support.ts'),
  'editor-ConferenceRegister': () =>
    import(
      /* webpackChunkName: "editor-ConferenceRegister" */ '../content/editor/conference-registration-logistics.ts'
    ),
  'university-Configuration': () =>
    import(/* webpackChunkName: "university-Configuration" */ '../content/university/platform-setup-config.ts'),
  'university-TechnicalSupport': () =>
    import(/* webpackChunkName: "university-TechnicalSupport" */ '../content/university/technical-support.ts'),
  'university-Training': () =>
    import(/* webpackChunkName: "university-Training" */ '../content/university/training-user-support.ts'),
  'university-JournalHosting': () =>
    import(/* webpackChunkName: "university-JournalHosting" */ '../content/university/journal-hosting.ts'),
  'university-ContentManagement': () =>
    import(/* webpackChunkName: "university-ContentManagement" */ '../content/university/content-management.ts'),
  'university-Customization': () =>
    import(/* webpackChunkName: "university-Customization" */ '../content/university/customization-branding.ts'),
  'university-Translation': () =>
    import(/* webpackChunkName: "university-Translation" */ '../content/university/professional-translation.ts'),
  'university-Proofreading': () =>
    import(/* webpackChunkName: "university-Proofreading" */ '../content/university/editing-proofreading.ts'),
  'university-Multilingual': () =>
    import(
      /* webpackChunkName: "university-Multilingual" */ '../content/university/multilingual-publication-support.ts'
    ),
} as const satisfies Record<ContentName, ContentFile>;
