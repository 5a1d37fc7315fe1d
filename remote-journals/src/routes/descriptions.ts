import { content as authorAttendConference } from '../content/author/AttendConference.ts';
import { content as authorCheckIntegrity } from '../content/author/CheckIntegrity.ts';
import { content as authorEnhancePaper } from '../content/author/EnhancePaper.ts';
import { content as authorEvaluatePaper } from '../content/author/EvaluatePaper.ts';
import { content as authorFindJournal } from '../content/author/FindJournal.ts';
import { content as authorPhysicalConference } from '../content/author/PhysicalConference.ts';
import { content as authorSubmitMyPaper } from '../content/author/SubmitMyPaper.ts';
import { content as authorTranslatePaper } from '../content/author/TranslatePaper.ts';
import { content as authorVirtualConference } from '../content/author/VirtualConference.ts';
import { content as editorComplianceCheck } from '../content/editor/ComplianceCheck.ts';
import { content as editorConferenceRegister } from '../content/editor/ConferenceRegister.ts';
import { content as editorJournalMetrics } from '../content/editor/JournalMetrics.ts';
import { content as editorPresentationSupport } from '../content/editor/PresentationSupport.ts';
import { content as publisherAnalytics } from '../content/publisher/Analytics.ts';
import { content as publisherContentManagement } from '../content/publisher/ContentManagement.ts';
import { content as publisherCustomWeb } from '../content/publisher/CustomWeb.ts';
import { content as publisherJournalhosting } from '../content/publisher/Journalhosting.ts';
import { content as publisherPeerReview } from '../content/publisher/PeerReview.ts';
import { content as publisherReviewerDatabase } from '../content/publisher/ReviewerDatabase.ts';
import { content as publisherSecurity } from '../content/publisher/Security.ts';
import { content as universityConfiguration } from '../content/university/Configuration.ts';
import { content as universityContentManagement } from '../content/university/ContentManagement.ts';
import { content as universityCustomization } from '../content/university/Customization.ts';
import { content as universityJournalHosting } from '../content/university/JournalHosting.ts';
import { content as universityMultilingual } from '../content/university/Multilingual.ts';
import { content as universityProofreading } from '../content/university/Proofreading.ts';
import { content as universityTechnicalSupport } from '../content/university/TechnicalSupport.ts';
import { content as universityTraining } from '../content/university/Training.ts';
import { content as universityTranslation } from '../content/university/Translation.ts';
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
