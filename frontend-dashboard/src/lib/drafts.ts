import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** What was typed into a form, to be put back into it. */
export interface Draft {
  /** JSON; pictures by their urls. */
  values: string;
  /** What it is a change of; absent where something new is added. */
  base?: DraftBase;
}

export interface DraftBase {
  /** JSON. */
  values: string;
  /** The entity tag that it was read with. */
  tag: string;
}

interface StoredDraft {
  /** When it was kept, in milliseconds. */
  at: number;
  values: string;
  base?: DraftBase;
}

interface DraftsDatabase extends DBSchema {
  forms: { key: string; value: StoredDraft };
}

const DATABASE = 'drafts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBPDatabase<DraftsDatabase>> | undefined;

function database(): Promise<IDBPDatabase<DraftsDatabase>> {
  const close = () => {
    opening = undefined;
  };
  opening ??= openDB<DraftsDatabase>(DATABASE, 2, {
    upgrade(database, oldVersion) {
      if (oldVersion === 0) database.createObjectStore('forms');
      // Version 1 held picked files.
      else (database as unknown as IDBPDatabase).deleteObjectStore('pictures');
    },
    // Do not block clearing the site's data.
    blocking(_current, _blocked, event) {
      close();
      (event.target as IDBDatabase).close();
    },
    terminated: close,
  });
  opening.catch(close);
  return opening;
}

/** A transaction; an abort, as when the site's data is cleared, fails its requests alone. */
async function begin<Mode extends IDBTransactionMode>(mode: Mode) {
  const tx = (await database()).transaction('forms', mode);
  tx.done.catch(() => undefined);
  return tx;
}

const isOld = ({ at }: StoredDraft): boolean => at < Date.now() - WEEK;

/** A browser that keeps nothing (private windows, no room) must not break the forms. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Keys of the drafts of a form name, newest first. */
const keysOf = (name: string): Promise<string[] | undefined> =>
  quietly(async () => {
    const { store } = await begin('readonly');
    const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys
      .map((key, index) => ({ key, draft: drafts[index]! }))
      .filter(({ key, draft }) => (key === name || key.startsWith(`${name}/`)) && !isOld(draft))
      .sort((a, b) => b.draft.at - a.draft.at)
      .map(({ key }) => key);
  });

/** Whether a form of this name has a draft. */
export const hasDraft = async (name: string): Promise<boolean> =>
  ((await keysOf(name)) ?? []).length > 0;

/** The draft slot of an open form. */
export interface Place {
  key: string;
  leave: () => Promise<void>;
}

/**
 * Claims a slot for an open form: one with a draft that no open form uses, e.g. after a crash, or
 * else an empty one. Two open forms of one name never share a slot.
 */
export async function takePlace(name: string): Promise<Place> {
  for (const key of [...((await keysOf(name)) ?? []), name]) {
    const leave = await lock(key);
    if (leave) return { key, leave };
  }
  const key = newKey(name);
  return { key, leave: (await lock(key)) ?? (async () => {}) };
}

const newKey = (name: string): string => `${name}/${crypto.randomUUID()}`;

/** The key, or a new one of the same form if there is a draft in its slot. */
export const unusedKey = async (name: string, key: string): Promise<string> =>
  (await readDraft(key)) ? newKey(name) : key;

/**
 * Claims the slot of a draft whose item is not in `ids`. The form name of an item is that of the
 * list, plus the item's id.
 */
export const takeStray = (name: string, ids: readonly string[]): Promise<Place | undefined> =>
  quietly(async () => {
    const idOf = (key: string) => key.slice(name.length + 1).split('/')[0] ?? '';
    const keys = await (await begin('readonly')).store.getAllKeys();
    const strays = keys.filter((key) => key.startsWith(`${name}-`) && !ids.includes(idOf(key)));
    for (const key of strays) {
      const leave = await lock(key);
      if (leave) return { key, leave };
    }
    return undefined;
  });

/**
 * Acquires a lock, which ends with the page. Resolves to its release, or to null when another page
 * holds it.
 */
async function lock(key: string): Promise<(() => Promise<void>) | null> {
  // Web Locks need a secure context; elsewhere, forms of one name share a slot.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return async () => {};
  let release = () => {};
  return new Promise((resolve) => {
    const held = locks.request(`draft:${key}`, { ifAvailable: true }, (granted) => {
      if (!granted) return resolve(null);
      const released = new Promise<void>((done) => (release = done));
      resolve(async () => {
        release();
        await held;
      });
      return released;
    });
  });
}

/** The draft in a slot, unless it is older than a week. */
export const readDraft = (form: string): Promise<Draft | undefined> =>
  quietly(async () => {
    const draft = await (await begin('readonly')).store.get(form);
    return draft && !isOld(draft) ? { values: draft.values, base: draft.base } : undefined;
  });

export const keepDraft = (form: string, { values, base }: Draft): Promise<unknown> =>
  quietly(async () => {
    const tx = await begin('readwrite');
    const kept = tx.store.put({ at: Date.now(), values, base }, form);
    // Commit at once: the page may be closing.
    tx.commit();
    await Promise.all([kept, tx.done]);
  });

export const dropDraft = (form: string): Promise<unknown> =>
  quietly(async () => {
    const tx = await begin('readwrite');
    const dropped = tx.store.delete(form);
    // Commit at once: the page may be reloading.
    tx.commit();
    await Promise.all([dropped, tx.done]);
  });

/** Nothing that was typed survives signing out. */
export const dropDrafts = (): Promise<unknown> =>
  quietly(async () => {
    (await opening)?.close();
    opening = undefined;
    await deleteDB(DATABASE);
  });

/** Drops what was kept more than a week ago. */
export const dropOldDrafts = (): Promise<unknown> =>
  quietly(async () => {
    const { store } = await begin('readonly');
    const [forms, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    await Promise.all(forms.filter((_, index) => isOld(drafts[index]!)).map(dropDraft));
  });
