import type { Box, Product, Project, Question, Value } from './content';
import type { AboutContent, ContactContent, HomeContent, JoinContent } from './entities';

/**
 * Query parameter of a public page that the dashboard shows in a frame. Pages without it cannot be
 * framed.
 */
export const PREVIEW_KEY = 'preview';

export const isPreview = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  searchParams.has(PREVIEW_KEY);

/** Placeholder id for the page of an unpublished item, which only a preview can show. */
export const PREVIEW_ID = 'preview';

/**
 * Version of the messages between the frame and the dashboard, which are released separately.
 * Messages of other versions are ignored: the frame shows the saved content.
 */
export const PREVIEW_VERSION = 1;

/** Unsaved content of a dashboard screen; absent parts show the saved content. */
export interface PreviewDraft {
  home?: HomeContent;
  boxes?: Box[];
  about?: AboutContent;
  values?: Value[];
  questions?: Question[];
  contact?: Partial<ContactContent>;
  join?: Partial<JoinContent>;
  /** The project of a project page; its parts may be empty. */
  project?: Project;
  /** Replaces the product with the same id, else is shown first. */
  product?: Product;
}

export type PreviewMessage =
  /** From the frame: the page is hydrated; `live` if it shows drafts. */
  | { type: 'ready'; live: boolean }
  /** From the frame: Escape was pressed in it. */
  | { type: 'escape' }
  /** To the frame. */
  | { type: 'draft'; draft: PreviewDraft };

const TYPES: ReadonlySet<unknown> = new Set<PreviewMessage['type']>(['ready', 'escape', 'draft']);

export const toPreviewMessage = (message: PreviewMessage): object => ({
  ...message,
  manjaraPreview: PREVIEW_VERSION,
});

/**
 * Parses a message of this version; null for anything else. The caller must check the origin and
 * the source window first.
 */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  const message = (data ?? {}) as { manjaraPreview?: unknown; type?: unknown };
  const known = message.manjaraPreview === PREVIEW_VERSION && TYPES.has(message.type);
  return known ? (message as PreviewMessage) : null;
}
