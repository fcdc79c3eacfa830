import {
  type ActivityAction,
  type BulkChange,
  cutText,
  LIMITS,
  type Status,
} from '@manjara/contracts';
import type { Change } from '../../database/versioned-write';
import { type PictureChange, toPicturedUpdate } from '../../storage/bilingual-picture';
import { contentOf, type EntityDocument } from './entity-document';
import { changeSchedule, dropPassed, stillAhead } from './schedule';
import { outOfTrash, type State } from './state.schema';

/** A form whose pictures are stored. */
export type StoredForm = PictureChange & { date?: string; status?: Status; publishAt?: string };

/** Noon in Jeddah on that day, so that it is the same day in nearly all time zones. */
export const dayOf = (day: string | undefined): Date | undefined =>
  day ? new Date(`${day}T12:00:00+03:00`) : undefined;

export type EntityChange = Change & { $set?: { state?: State } };

/**
 * The update of an entity from a form.
 * @param by id of the admin
 */
export function toChange(
  current: EntityDocument,
  { date, status, publishAt, ...fields }: StoredForm,
  by?: string,
): EntityChange {
  const isPublished = status === 'published' && current.state !== status;
  const dated = date ?? current.createdAt;
  const createdAt = dayOf(date) ?? (isPublished && !dated ? new Date() : undefined);
  const state = status ?? current.state;
  const schedule = changeSchedule(current, state, publishAt, by);
  const $unset: Change['$unset'] = {
    ...schedule.$unset,
    ...(state === 'draft' && date === '' && { createdAt: 1 }),
  };
  return {
    $set: {
      ...toPicturedUpdate(current.image ?? {}, { ...fields, createdAt, state: status }),
      ...schedule.$set,
    },
    ...(Object.keys($unset).length > 0 && { $unset }),
  };
}

const without = (fields: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The update that gives a document the content of another version. */
export function changeTo<Document extends EntityDocument>(
  current: Document,
  version: Document,
  ownFields: readonly string[] = [],
): EntityChange {
  const own = ['_id', ...ownFields];
  const content = without(contentOf(version), own);
  const removed = Object.keys(without(contentOf(current), own)).filter(
    (name) => !(name in content),
  );
  return {
    $set: content,
    ...(removed.length > 0 && {
      $unset: Object.fromEntries(removed.map((name) => [name, 1 as const])),
    }),
  };
}

const STATE_FIELDS = new Set([
  'state',
  'stateBefore',
  'deletedAt',
  'deletedBy',
  'addresses',
  'formerNames',
  'wasPublished',
  'publishAt',
  'publishBy',
  'publishFaults',
]);

/** Whether a change affects the content, not only the state. */
export const changesContent = ({ $set, $unset }: Change): boolean =>
  Object.keys({ ...$set, ...$unset }).some((name) => !STATE_FIELDS.has(name));

/** Whether a bulk change would change nothing. */
export function isAlready(
  document: EntityDocument,
  { deleted, status, publishAt, ...texts }: BulkChange,
): boolean {
  const current = document as unknown as Record<string, unknown>;
  const wanted = { ...texts, state: deleted ? 'trashed' : status };
  if (publishAt !== undefined) {
    return Number(publishAt ? new Date(publishAt) : 0) === Number(document.publishAt ?? 0);
  }
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || value === current[name],
  );
}

/** The form that undoes a bulk change. @param before the document before it */
export function toBulkUndo(before: EntityDocument & Pick<BulkChange, 'category' | 'arCategory'>) {
  const { category, arCategory, createdAt, state } = before;
  return {
    status: state as Status,
    category,
    arCategory,
    publishAt: stillAhead(before.publishAt)?.toISOString() ?? '',
    // Publishing gave a date to a draft without one.
    date: createdAt ? undefined : '',
  };
}

/** The change that takes an entity out of the trash. */
export function toRestored(trashed: EntityDocument) {
  const { $set, $unset } = outOfTrash(trashed.stateBefore);
  return { $set, $unset: { ...$unset, ...dropPassed(trashed) } };
}

/** The action for a change of state. */
export function actionBetween(from: EntityDocument, to: EntityDocument): ActivityAction {
  const [before, after] = [from.state, to.state];
  if (before === after) {
    if (Number(from.publishAt ?? 0) === Number(to.publishAt ?? 0)) return 'changed';
    return to.publishAt ? 'scheduled' : 'unscheduled';
  }
  if (after === 'trashed') return 'deleted';
  if (before === 'trashed') return 'restored';
  return after === 'published' ? 'published' : 'unpublished';
}

const COPY = { name: ' (copy)', arName: ' (نسخة)' } as const;

/** The fields of a copy of an entity that has a name. */
export function toCopy(
  original: EntityDocument,
  ownFields: readonly string[] = [],
): Record<string, unknown> {
  const copy = without(contentOf(original), ['_id', 'createdAt', ...ownFields]);
  for (const [name, ending] of Object.entries(COPY)) {
    copy[name] = cutText(String(copy[name]), LIMITS.name - ending.length)[0] + ending;
  }
  return copy;
}
