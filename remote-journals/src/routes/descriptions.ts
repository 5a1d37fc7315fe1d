import { content as authorAttendConference } from '../content/author/attend-conference.ts';
import { content as authorCheckIntegrity } from '../content/author/check-integrity.ts';
import { content as authorEnhancePaper } from '../content/author/enhance-my-paper.ts';
import { content as authorEvaluatePaper } from '../content/author/evaluate-my-paper.ts';
import { content as authorFindJournal } from '../content/author/find-a-journal.ts';
import { content as authorPhysicalConference } from '../content/author/physical-conference.ts';
import { content as authorSubmitMyPaper } from '../content/author/submit-my-paper.ts';
import { content as authorTranslatePaper } from '../content/author/translate-my-paper.ts';
import { content as authorVirtualConference } from '../content/author/virtual-conference.ts';
import { content as editorComplianceCheck } from '../content/editor/compliance-check.ts';
import { content as editorPresentationSupport } from '../content/editor/conference-presentation-support.ts';
import { content as editorConferenceRegister } from '../content/editor/conference-registration-logistics.ts';
import { content as editorJournalMetrics } from '../content/editor/journal-metrics-analytics.ts';
import { content as publisherAnalytics } from '../content/publisher/analytics-reporting-dashboard.ts';
import { content as publisherContentManagement } from '../content/publisher/content-management.ts';
import { content as publisherJournalhosting } from '../content/publisher/journal-hosting.ts';
import { content as publisherCustomWeb } from '../content/publisher/journal-web-develop.ts';
import { content as publisherSecurity } from '../content/publisher/maintance-security.ts';
import { content as publisherPeerReview } from '../content/publisher/peer-review.ts';
import { content as publisherReviewerDatabase } from '../content/publisher/reviewer-database-matching.ts';
import { content as universityContentManagement } from '../content/university/content-management.ts';
import { content as universityCustomization } from '../content/university/customization-branding.ts';
import { content as universityProofreading } from '../content/university/editing-proofreading.ts';
import { content as universityJournalHosting } from '../content/university/journal-hosting.ts';
import { content as universityMultilingual } from '../content/university/multilingual-publication-support.ts';
import { content as universityConfiguration } from '../content/university/platform-setup-config.ts';
import { content as universityTranslation } from '../content/university/professional-translation.ts';
import { content as universityTechnicalSupport } from '../content/university/technical-support.ts';
import { content as universityTraining } from '../content/university/training-user-support.ts';
import type { ContentName } from '../services/Service.ts';

// For the routes only, which the build reads in Node: imported by a page, this would pull all content into its code.
export const descriptions = {
  'author-FindJournal': authorFindJournal.description,
  'author-EnhancePaper': authorEnhancePaper.description,
  'author-TranslatePaper': authorTranslatePaper.description,
  'author-EvaluatePaper': authorEvaluatePaper.description,
  'author-CheckIntegrity': authorCheckIntegrity.description,
  'author-SubmitMyPaper': authorSubmitMyPaper.description,
  'author-AttendConference': authorAttendConference.description,
  'author-PhysicalConference': authorPhysicalConference.description,
  'author-VirtualConference': authorVirtualConference.description,
  'publisher-PeerReview': publisherPeerReview.description,
  'publisher-ReviewerDatabase': publisherReviewerDatabase.description,
  'publisher-Analytics': publisherAnalytics.description,
  'publisher-Journalhosting': publisherJournalhosting.description,
  'publisher-ContentManagement': publisherContentManagement.description,
  'publisher-CustomWeb': publisherCustomWeb.description,
  'publisher-Security': publisherSecurity.description,
  'editor-JournalMetrics': editorJournalMetrics.description,
  'editor-ComplianceCheck': editorComplianceCheck.description,
  'editor-PresentationSupport': editorPresentationSupport.description,
  'editor-ConferenceRegister': editorConferenceRegister.description,
  'university-Configuration': universityConfiguration.description,
  'university-TechnicalSupport': universityTechnicalSupport.description,
  'university-Training': universityTraining.description,
  'university-JournalHosting': universityJournalHosting.description,
  'university-ContentManagement': universityContentManagement.description,
  'university-Customization': universityCustomization.description,
  'university-Translation': universityTranslation.description,
  'university-Proofreading': universityProofreading.description,
  'university-Multilingual': universityMultilingual.description,
} as const satisfies Record<ContentName, string>;
