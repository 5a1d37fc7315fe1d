import type { JournalService } from '../JournalContent.ts';
import * as attendConference from './author/attend-conference.ts';
import * as checkIntegrity from './author/check-integrity.ts';
import * as enhanceMyPaper from './author/enhance-my-paper.ts';
import * as evaluateMyPaper from './author/evaluate-my-paper.ts';
import * as findAJournal from './author/find-a-journal.ts';
import * as physicalConference from './author/physical-conference.ts';
import * as submitMyPaper from './author/submit-my-paper.ts';
import * as translateMyPaper from './author/translate-my-paper.ts';
import * as virtualConference from './author/virtual-conference.ts';
import * as complianceCheck from './editor/compliance-check.ts';
import * as conferencePresentationSupport from './editor/conference-presentation-support.ts';
import * as conferenceRegistrationLogistics from './editor/conference-registration-logistics.ts';
import * as journalMetricsAnalytics from './editor/journal-metrics-analytics.ts';
import * as analyticsReportingDashboard from './publisher/analytics-reporting-dashboard.ts';
import * as publisherContentManagement from './publisher/content-management.ts';
import * as publisherJournalHosting from './publisher/journal-hosting.ts';
import * as journalWebDevelop from './publisher/journal-web-develop.ts';
import * as maintanceSecurity from './publisher/maintance-security.ts';
import * as peerReview from './publisher/peer-review.ts';
import * as reviewerDatabaseMatching from './publisher/reviewer-database-matching.ts';
import * as universityContentManagement from './university/content-management.ts';
import * as customizationBranding from './university/customization-branding.ts';
import * as editingProofreading from './university/editing-proofreading.ts';
import * as universityJournalHosting from './university/journal-hosting.ts';
import * as multilingualPublicationSupport from './university/multilingual-publication-support.ts';
import * as platformSetupConfig from './university/platform-setup-config.ts';
import * as professionalTranslation from './university/professional-translation.ts';
import * as technicalSupport from './university/technical-support.ts';
import * as trainingUserSupport from './university/training-user-support.ts';

/** Every journal service that is translated, in the order of the menus. */
export const services: readonly JournalService[] = [
  findAJournal,
  enhanceMyPaper,
  translateMyPaper,
  evaluateMyPaper,
  checkIntegrity,
  submitMyPaper,
  attendConference,
  physicalConference,
  virtualConference,
  peerReview,
  reviewerDatabaseMatching,
  analyticsReportingDashboard,
  publisherJournalHosting,
  publisherContentManagement,
  journalWebDevelop,
  maintanceSecurity,
  journalMetricsAnalytics,
  complianceCheck,
  conferencePresentationSupport,
  conferenceRegistrationLogistics,
  platformSetupConfig,
  technicalSupport,
  trainingUserSupport,
  universityJournalHosting,
  universityContentManagement,
  customizationBranding,
  professionalTranslation,
  editingProofreading,
  multilingualPublicationSupport,
];
