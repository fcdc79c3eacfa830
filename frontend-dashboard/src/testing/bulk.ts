import type { BulkRequest, BulkResult } from '@manjara/contracts';
import { network } from './network';

export const bulkRoute = (path: string): string => `POST ${path}/bulk`;

/** The bodies of the bulk calls. */
export const bulkCalls = (path: string): BulkRequest[] =>
  network.calls(bulkRoute(path)).map(({ body }) => body as BulkRequest);

/** An item that was changed. */
export const written = (id: string, status: BulkResult['status'] = 'trashed'): BulkResult => ({
  id,
  status,
  version: 2,
});

/** An item that was not. */
export const refused = (id: string, statusCode: number, message: string): BulkResult => ({
  id,
  error: { statusCode, error: 'refused', message },
});

/** Answers bulk calls item by item; without a function, all are changed. */
export function serveBulk(
  path: string,
  resultOf: (id: string, request: BulkRequest) => BulkResult = (id) => written(id),
): void {
  network.on(bulkRoute(path), ({ body }) => {
    const request = body as BulkRequest;
    const ids = request.ids ?? request.revert?.map(({ id }) => id) ?? [];
    return { body: ids.map((id) => resultOf(id, request)) };
  });
}
