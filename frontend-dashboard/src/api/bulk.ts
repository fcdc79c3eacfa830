import type { BulkChange, BulkRequest, BulkResult, ErrorBody, TrashKind } from '@manjara/contracts';
import { AxiosError, type AxiosResponse } from 'axios';
import { api } from './client';
import { trashedList } from './trash';

/** An item by the name that a person reads. */
export interface NamedItem {
  id: string;
  name: string;
}

/** An item with its version after a call, which a revert needs. */
export interface WrittenItem extends NamedItem {
  version: number;
}

/** The result of a call for several items. */
export interface Outcome {
  done: NamedItem[];
  /** The items that the call changed. */
  written: WrittenItem[];
  failed: { item: NamedItem; error: unknown }[];
}

/** The same error as of a call for this item alone. */
const toError = (response: AxiosResponse, body: ErrorBody) =>
  new AxiosError(body.message, body.error, response.config, response.request, {
    ...response,
    status: body.statusCode,
    data: body,
  });

async function send(
  kind: TrashKind,
  items: readonly NamedItem[],
  request: BulkRequest,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], written: [], failed: [] };
  try {
    const path = `${trashedList(kind).path}/bulk`;
    const response = await api.post<BulkResult[]>(path, request);
    const results = new Map(response.data.map((result) => [result.id, result]));
    for (const item of items) {
      const { version, error } = results.get(item.id) ?? {};
      // Another window may have deleted it already.
      const isDone = !error || (request.deleted && error.statusCode === 404);
      if (isDone) outcome.done.push(item);
      else outcome.failed.push({ item, error: toError(response, error) });
      if (version !== undefined) outcome.written.push({ ...item, version });
    }
    return outcome;
  } catch (error) {
    return { ...outcome, failed: items.map((item) => ({ item, error })) };
  }
}

/** Makes one change to several items. Never rejects. */
export const changeMany = (kind: TrashKind, items: readonly NamedItem[], change: BulkChange) =>
  send(kind, items, { ids: items.map(({ id }) => id), ...change });

/** Reverts the last change, except of items that were changed since. Never rejects. */
export const revertMany = (kind: TrashKind, items: readonly WrittenItem[]) =>
  send(kind, items, { revert: items.map(({ id, version }) => ({ id, version })) });
