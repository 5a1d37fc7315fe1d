/** The drawing below the banner of a theme: its frame, and for each kind what stands in it. */
export interface ThemeFigure {
  readonly caption: string;
  readonly isExample?: boolean;
  readonly note?: string;
}

export interface PaperFigure extends ThemeFigure {
  readonly stages: readonly PaperStage[];
}

export interface PaperStage {
  readonly title: string;
  /** The days for which the paper waits first. */
  readonly waits: number;
  /** The days of work after them. */
  readonly works: number;
  /** Both in words, with what the paper waits for. */
  readonly detail: string;
}

export interface RecordFigure extends ThemeFigure {
  readonly pages: readonly RecordPage[];
}

export interface RecordPage {
  readonly title: string;
  readonly notice?: string;
  readonly text?: string;
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** A word across the page. */
  readonly stamp?: string;
}

export interface FolderFigure extends ThemeFigure {
  /** On the tab of the folder. */
  readonly name: string;
  readonly files: readonly FolderFile[];
  /** A file that is described, but not in the folder. */
  readonly heldBack: FolderFile;
}

interface FolderFile {
  readonly name: string;
  readonly desc: string;
}

export interface RolesFigure extends ThemeFigure {
  readonly centre: { readonly title: string; readonly list: readonly string[] };
  readonly roles: readonly { readonly title: string; readonly desc: string; readonly time: string }[];
}

export interface CopiesFigure extends ThemeFigure {
  readonly reference: { readonly title: string; readonly text: string; readonly doi: string };
  readonly identifier: { readonly title: string; readonly text: string };
  readonly copies: readonly {
    readonly title: string;
    readonly state: string;
    readonly desc: string;
    readonly isLost?: boolean;
  }[];
}

export interface FindingsFigure extends ThemeFigure {
  /** The headings of the two columns. */
  readonly software: string;
  readonly person: string;
  readonly findings: readonly {
    readonly place: string;
    /** Absent where software has no part: then `silence`. */
    readonly mark?: string;
    readonly decision: string;
    readonly reason: string;
  }[];
  readonly silence: string;
}
