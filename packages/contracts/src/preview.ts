import type {
  AboutContent,
  Box,
  ContactContent,
  HomeContent,
  JoinContent,
  Question,
  Value,
} from './entities';

/**
 * Names, in the query of a public page, the page that the dashboard shows in a frame. Pages without
 * it cannot be framed.
 */
export const PREVIEW_KEY = 'preview';

/**
 * Version of the messages between a frame and the dashboard around it, which are released apart. A
 * message of another version is not understood: the frame goes on showing what is saved.
 */
export const PREVIEW_VERSION = 1;

/** What a content screen holds at the moment; what is absent is shown as it is saved. */
export interface PreviewDraft {
  home?: HomeContent;
  boxes?: Box[];
  about?: AboutContent;
  values?: Value[];
  questions?: Question[];
  contact?: Partial<ContactContent>;
  join?: Partial<JoinContent>;
}

export type PreviewMessage =
  /** From the frame: the page is alive, and shows drafts if it is `live`. */
  | { type: 'ready'; live: boolean }
  /** From the frame: Escape was pressed in it. */
  | { type: 'escape' }
  /** To the frame. */
  | { type: 'draft'; draft: PreviewDraft };

const TYPES: ReadonlySet<unknown> = new Set<PreviewMessage['type']>(['ready', 'escape', 'draft']);

/** The message as it is posted. */
export const toPreviewMessage = (message: PreviewMessage): object => ({
  ...message,
  manjaraPreview: PREVIEW_VERSION,
});

/**
 * What was posted, if it is a message of this version. Who listens checks the origin and the window
 * that it comes from first.
 */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  const message = (data ?? {}) as { manjaraPreview?: unknown; type?: unknown };
  const known = message.manjaraPreview === PREVIEW_VERSION && TYPES.has(message.type);
  return known ? (message as PreviewMessage) : null;
}
