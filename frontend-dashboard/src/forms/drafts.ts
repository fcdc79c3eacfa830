/** Unsaved form values, to be restored later. */
export interface Draft {
  /** JSON, with the URLs of stored pictures. */
  values: string;
  /** The saved values that were edited, as JSON, with their entity tag; absent for a new item. */
  base?: { values: string; tag: string };
}

interface StoredDraft extends Draft {
  form: string;
  /** The page with the form. */
  page: string;
  /** When it was stored, in milliseconds. */
  at: number;
}

const PREFIX = 'draft:';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Identifies this page among the open ones, e.g. in other tabs. */
const PAGE = `page-${Date.now()}-${Math.random()}`;

const keyOf = ({ form, page }: Pick<StoredDraft, 'form' | 'page'>): string =>
  `${PREFIX}${form}:${page}`;

/** Storage may be full or blocked; the forms must work without drafts. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

const draftKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(PREFIX));

const isOld = ({ at }: StoredDraft): boolean => at < Date.now() - WEEK;

const allDrafts = (): StoredDraft[] =>
  attempt((storage) =>
    draftKeys(storage).map((key) => JSON.parse(storage.getItem(key)!) as StoredDraft),
  ) ?? [];

/** The drafts of one week, newest first. */
const newestDrafts = (): StoredDraft[] =>
  allDrafts()
    .filter((draft) => !isOld(draft))
    .sort((a, b) => b.at - a.at);

const store = (draft: StoredDraft): void =>
  attempt((storage) => storage.setItem(keyOf(draft), JSON.stringify(draft)));

const remove = (draft: Pick<StoredDraft, 'form' | 'page'>): void =>
  attempt((storage) => storage.removeItem(keyOf(draft)));

/** Stores the draft of a form on this page. */
export const storeDraft = (form: string, { values, base }: Draft): void =>
  store({ form, page: PAGE, at: Date.now(), values, base });

export const dropDraft = (form: string): void => remove({ form, page: PAGE });

/** The draft of a form on this page. */
export const readDraft = (form: string): Draft | undefined =>
  newestDrafts().find((draft) => draft.form === form && draft.page === PAGE);

/** Whether a form of this name has a draft, on any page. */
export const hasDraft = (form: string): boolean =>
  newestDrafts().some((draft) => draft.form === form);

/** The open pages with forms. Each holds a lock, which the browser releases when the page ends. */
async function openPages(): Promise<(string | undefined)[]> {
  // Web Locks need a secure context; elsewhere, every page takes over the drafts of the others.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return [];
  void locks.request(PAGE, { ifAvailable: true }, (lock) => lock && new Promise(() => undefined));
  const { held = [] } = await locks.query();
  return held.map(({ name }) => name);
}

/** Moves the newest draft of a matching form to `form`, unless it belongs to another open page. */
async function take(form: string, matches: (name: string) => boolean): Promise<Draft | undefined> {
  const open = await openPages();
  const draft = newestDrafts().find(
    (stored) => matches(stored.form) && (stored.page === PAGE || !open.includes(stored.page)),
  );
  if (!draft) return undefined;
  remove(draft);
  store({ ...draft, form, page: PAGE });
  return draft;
}

/** Takes the draft of a form from this page, or from one that has been closed or has crashed. */
export const takeDraft = (form: string): Promise<Draft | undefined> =>
  take(form, (name) => name === form);

/**
 * Takes the draft of an item that is not in `ids`, for the form that adds to its list. The form of
 * an item is named after that one, plus the item's id.
 * @param isOpen whether a form is open on this page
 */
export const takeStray = (
  form: string,
  ids: readonly string[],
  isOpen: (name: string) => boolean,
): Promise<Draft | undefined> =>
  take(
    form,
    (name) =>
      name.startsWith(`${form}-`) && !ids.includes(name.slice(form.length + 1)) && !isOpen(name),
  );

/** Deletes all drafts, e.g. when signing out. */
export const dropDrafts = (): void =>
  attempt((storage) => draftKeys(storage).forEach((key) => storage.removeItem(key)));

/** Deletes drafts older than a week, and the database that earlier releases used for drafts. */
export function dropOldDrafts(): void {
  allDrafts().filter(isOld).forEach(remove);
  attempt(() => window.indexedDB.deleteDatabase('drafts'));
}
