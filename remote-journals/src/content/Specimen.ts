/** An example of a result of the service, as readable text on the sheet that opens the page. */
export type Specimen = SpecimenFrame &
  (Revision | Report | Table | Schedule | Checklist | Facing | Correspondence | Palette);

interface SpecimenFrame {
  /** The title: "A match report for a paper on well water". The page writes "Example" before it. */
  readonly caption: string;
  /** A caveat or a source, below the specimen. */
  readonly note?: string;
}

/** An edited paragraph, with marks and comments that a reader may hide. */
export interface Revision {
  readonly kind: 'revision';
  /** Of the text, if it is not that of the page. */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly text: readonly (string | Change)[];
}

/** A deletion, an insertion or a question of an editor; spaces around it belong to the text. */
export interface Change {
  readonly del?: string;
  readonly ins?: string;
  readonly comment?: string;
}

/** One to three parts, side by side where there is room. */
export interface Report {
  readonly kind: 'report';
  /** What a reader chooses on a phone, where two parts of the same kind are shown one at a time. */
  readonly choice?: string;
  readonly parts: readonly ReportPart[];
}

export interface ReportPart {
  readonly title: string;
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly paras?: readonly string[];
  readonly list?: readonly string[];
}

/** At most three columns of short texts fit a phone; the first cell heads its row. */
export interface Table {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly groups: readonly { readonly title?: string; readonly rows: readonly (readonly string[])[] }[];
}

/** A timetable, a calendar, a run sheet. */
export interface Schedule {
  readonly kind: 'schedule';
  readonly entries: readonly { readonly when: string; readonly what: string; readonly detail?: string }[];
}

/** A list that someone has filled in. */
export interface Checklist {
  readonly kind: 'checklist';
  readonly items: readonly {
    readonly mark: 'done' | 'missing' | 'question';
    /** In a word or two: "Present", "Ask the author". */
    readonly state: string;
    readonly what: string;
    readonly detail?: string;
  }[];
}

/** The same text in two languages. */
export interface Facing {
  readonly kind: 'facing';
  readonly sides: readonly [FacingSide, FacingSide];
}

interface FacingSide {
  /** A BCP 47 tag, such as "fr". */
  readonly lang: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The name of the language. */
  readonly label: string;
  readonly paras: readonly string[];
}

/** E-mails or the messages of a ticket, in the order they were sent; people are named by their roles. */
export interface Correspondence {
  readonly kind: 'message';
  readonly messages: readonly {
    readonly from: string;
    readonly to: string;
    readonly subject?: string;
    readonly paras: readonly string[];
  }[];
}

/** The colours of a brand, each with a sample of white text and its contrast. */
export interface Palette {
  readonly kind: 'palette';
  readonly colours: readonly { readonly hex: HexColour; readonly name: string; readonly use: string }[];
}

/** Six digits, such as "#0f4c4a". */
export type HexColour = `#${string}`;
