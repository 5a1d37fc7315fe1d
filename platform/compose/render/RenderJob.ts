import type { Composition } from '@mirqam/shared/contract/Composition';
import type { BodyRequest, DocumentRequest, PageBody, PageDocument } from '@mirqam/shared/contract/Renderer';

/** The composition that a process renders pages of, with the builds of the shell and of one remote at most. */
export interface RenderJob {
  readonly composition: Composition;
  /** The prefix of a preview, else empty. */
  readonly base: string;
  readonly builds: Readonly<Record<string, BuildSources>>;
}

/** The build for Node of a release: the file to run, and the source of each file. */
export interface BuildSources {
  readonly server: string;
  readonly sources: Readonly<Record<string, string>>;
}

/** The part of a `BodyRequest` that differs between the pages of a job. */
export type RequestedPage = Pick<BodyRequest, 'path' | 'isNotFound' | 'alsoIn'>;

/** A request for a body, or for the document around one. */
export type RenderRequest = { readonly body: RequestedPage } | { readonly document: DocumentRequest };

/** What the command sends to the process. A response repeats the number of its request. */
export type ParentMessage = { readonly job: RenderJob } | { readonly number: number; readonly request: RenderRequest };

/** What the process sends to the command; to the command it is unknown, because the code of an app may have written it. */
export type ChildMessage =
  | { readonly print: string }
  | { readonly number: number; readonly value: RenderedBody | PageDocument }
  | { readonly number: number; readonly error: string };

export interface RenderedBody {
  readonly html: string;
  readonly values: BodyValues;
  /** The named chunks that it loaded. */
  readonly chunks: readonly string[];
}

/** The values of a body that gates and link checks read. */
export type BodyValues = Omit<PageBody, 'html'>;
