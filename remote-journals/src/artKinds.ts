import type { AudienceValue, journals } from '@mirqam/shared/contract/journals';
import type { FolioKind } from '@mirqam/shared/ui/art/folio/drawings';

type Audience = (typeof journals)[number];
type ContentName<A extends AudienceValue> = Extract<Audience, { value: A }>['list'][number]['content'];
type Kinds = readonly [FolioKind, FolioKind, FolioKind];

/** What the drawings of a content file show, section by section. */
export const artKinds = {
  author: {
    FindJournal: ['spines', 'lines', 'drawers'],
    EnhancePaper: ['margin-marks', 'bars', 'lines'],
    TranslatePaper: ['facing-sheets', 'margin-marks', 'lines'],
    EvaluatePaper: ['lines', 'bars', 'linked-nodes'],
    CheckIntegrity: ['seal', 'facing-sheets', 'margin-marks'],
    SubmitMyPaper: ['month-grid', 'linked-nodes', 'margin-marks'],
    AttendConference: ['stage-plan', 'seal', 'month-grid'],
    PhysicalConference: ['stage-plan', 'lines', 'month-grid'],
    VirtualConference: ['stage-plan', 'facing-sheets', 'linked-nodes'],
  },
  publisher: {
    PeerReview: ['linked-nodes', 'seal', 'margin-marks'],
    ReviewerDatabase: ['drawers', 'linked-nodes', 'keyhole'],
    Analytics: ['bars', 'lines', 'linked-nodes'],
    Journalhosting: ['spines', 'linked-nodes', 'stacked-sheets'],
    ContentManagement: ['stacked-sheets', 'margin-marks', 'drawers'],
    CustomWeb: ['linked-nodes', 'lines', 'stacked-sheets'],
    Security: ['month-grid', 'stacked-sheets', 'keyhole'],
  },
  editor: {
    JournalMetrics: ['bars', 'spines', 'lines'],
    ComplianceCheck: ['seal', 'keyhole', 'facing-sheets'],
    PresentationSupport: ['stage-plan', 'month-grid', 'lines'],
    ConferenceRegister: ['drawers', 'month-grid', 'stage-plan'],
  },
  university: {
    Configuration: ['stacked-sheets', 'linked-nodes', 'lines'],
    TechnicalSupport: ['linked-nodes', 'month-grid', 'drawers'],
    Training: ['stage-plan', 'margin-marks', 'month-grid'],
    JournalHosting: ['stacked-sheets', 'spines', 'month-grid'],
    ContentManagement: ['spines', 'drawers', 'keyhole'],
    Customization: ['spines', 'lines', 'stacked-sheets'],
    Translation: ['facing-sheets', 'margin-marks', 'seal'],
    Proofreading: ['margin-marks', 'facing-sheets', 'seal'],
    Multilingual: ['facing-sheets', 'linked-nodes', 'drawers'],
  },
} as const satisfies { [A in AudienceValue]: Record<ContentName<A>, Kinds> };
