import type { JournalContent } from '@mirqam/shared/contract/content/JournalContent';
import type { ContentName } from './Service.ts';

type ContentFile = () => Promise<{ readonly content: JournalContent }>;

/** Loads a content file. Spelt out, so that each is a chunk of its own name and a missing one does not compile. */
export const contentFiles = {
  'author-FindJournal': () => import(/* webpackChunkName: "author-FindJournal" */ '../content/author/FindJournal.ts'),
  'author-EnhancePaper': () =>
    import(/* webpackChunkName: "author-EnhancePaper" */ '../content/author/EnhancePaper.ts'),
  'author-TranslatePaper': () =>
    import(/* webpackChunkName: "author-TranslatePaper" */ '../content/author/TranslatePaper.ts'),
  'author-EvaluatePaper': () =>
    import(/* webpackChunkName: "author-EvaluatePaper" */ '../content/author/EvaluatePaper.ts'),
  'author-CheckIntegrity': () =>
    import(/* webpackChunkName: "author-CheckIntegrity" */ '../content/author/CheckIntegrity.ts'),
  'author-SubmitMyPaper': () =>
    import(/* webpackChunkName: "author-SubmitMyPaper" */ '../content/author/SubmitMyPaper.ts'),
  'author-AttendConference': () =>
    import(/* webpackChunkName: "author-AttendConference" */ '../content/author/AttendConference.ts'),
  'author-PhysicalConference': () =>
    import(/* webpackChunkName: "author-PhysicalConference" */ '../content/author/PhysicalConference.ts'),
  'author-VirtualConference': () =>
    import(/* webpackChunkName: "author-VirtualConference" */ '../content/author/VirtualConference.ts'),
  'publisher-PeerReview': () =>
    import(/* webpackChunkName: "publisher-PeerReview" */ '../content/publisher/PeerReview.ts'),
  'publisher-ReviewerDatabase': () =>
    import(/* webpackChunkName: "publisher-ReviewerDatabase" */ '../content/publisher/ReviewerDatabase.ts'),
  'publisher-Analytics': () =>
    import(/* webpackChunkName: "publisher-Analytics" */ '../content/publisher/Analytics.ts'),
  'publisher-Journalhosting': () =>
    import(/* webpackChunkName: "publisher-Journalhosting" */ '../content/publisher/Journalhosting.ts'),
  'publisher-ContentManagement': () =>
    import(/* webpackChunkName: "publisher-ContentManagement" */ '../content/publisher/ContentManagement.ts'),
  'publisher-CustomWeb': () =>
    import(/* webpackChunkName: "publisher-CustomWeb" */ '../content/publisher/CustomWeb.ts'),
  'publisher-Security': () => import(/* webpackChunkName: "publisher-Security" */ '../content/publisher/Security.ts'),
  'editor-JournalMetrics': () =>
    import(/* webpackChunkName: "editor-JournalMetrics" */ '../content/editor/JournalMetrics.ts'),
  'editor-ComplianceCheck': () =>
    import(/* webpackChunkName: "editor-ComplianceCheck" */ '../content/editor/ComplianceCheck.ts'),
  'editor-PresentationSupport': () =>
    import(/* webpackChunkName: "editor-PresentationSupport" */ '../content/editor/PresentationSupport.ts'),
  'editor-ConferenceRegister': () =>
    import(/* webpackChunkName: "editor-ConferenceRegister" */ '../content/editor/ConferenceRegister.ts'),
  'university-Configuration': () =>
    import(/* webpackChunkName: "university-Configuration" */ '../content/university/Configuration.ts'),
  'university-TechnicalSupport': () =>
    import(/* webpackChunkName: "university-TechnicalSupport" */ '../content/university/TechnicalSupport.ts'),
  'university-Training': () =>
    import(/* webpackChunkName: "university-Training" */ '../content/university/Training.ts'),
  'university-JournalHosting': () =>
    import(/* webpackChunkName: "university-JournalHosting" */ '../content/university/JournalHosting.ts'),
  'university-ContentManagement': () =>
    import(/* webpackChunkName: "university-ContentManagement" */ '../content/university/ContentManagement.ts'),
  'university-Customization': () =>
    import(/* webpackChunkName: "university-Customization" */ '../content/university/Customization.ts'),
  'university-Translation': () =>
    import(/* webpackChunkName: "university-Translation" */ '../content/university/Translation.ts'),
  'university-Proofreading': () =>
    import(/* webpackChunkName: "university-Proofreading" */ '../content/university/Proofreading.ts'),
  'university-Multilingual': () =>
    import(/* webpackChunkName: "university-Multilingual" */ '../content/university/Multilingual.ts'),
} as const satisfies Record<ContentName, ContentFile>;
