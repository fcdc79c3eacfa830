import type {
  AboutContent,
  Box,
  ContactContent,
  HomeContent,
  JoinContent,
  Product,
  Project,
  Question,
  Value,
} from './entities';

/**
 * Names, in the query of a public page, the page that the dashboard shows in a frame. Pages without
 * it cannot be framed.
 */
export const PREVIEW_KEY = 'preview';

/** Whether a page is asked for as the dashboard shows it in a frame. */
export const isPreview = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  searchParams.has(PREVIEW_KEY);

/** In the place of an id: what is not published has a page in a preview alone. */
export const PREVIEW_ID = 'preview';

/**
 * Version of the messages between a frame and the dashboard around it, which are released apart. A
 * message of another version is not understood: the frame goes on showing what is saved.
 */
export const PREVIEW_VERSION = 1;

/** What a screen holds at the moment; what is absent is shown as it is saved. */
export interface PreviewDraft {
  home?: HomeContent;
  boxes?: Box[];
  about?: AboutContent;
  values?: Value[];
  questions?: Question[];
  contact?: Partial<ContactContent>;
  join?: Partial<JoinContent>;
  /** The one of a project's page; its parts may be empty. */
  project?: Project;
  /** In the place of the product of its id, else before all others. */
  product?: Product;
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
