import type { BulkRequest, BulkResult } from '@manjara/contracts';
import { network } from './network';

export const bulkRoute = (path: string): string => `POST ${path}/bulk`;

/** The bodies of the bulk calls. */
export const bulkCalls = (path: string): BulkRequest[] =>
  network.calls(bulkRoute(path)).map(({ body }) => body as BulkRequest);

/** The result of a changed item. */
export const written = (id: string, status: BulkResult['status'] = 'trashed'): BulkResult => ({
  id,
  status,
  version: 2,
});

/** The result of a rejected item. */
export const refused = (id: string, statusCode: number, message: string): BulkResult => ({
  id,
  error: { statusCode, error: 'refused', message },
});

/** Mocks bulk calls, with a result per item; by default all are changed. */
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
