import type { Request, Response } from 'express';

export interface Page {
  /** From 1. */
  page: number;
  limit: number;
}

/** A list, or one part of it, with the length of the whole. */
export interface Listed<T> {
  items: T[];
  total: number;
}

/** @param query as validated: further parameters of the request could make the header too long */
function linkTo(request: Request, query: object, page: number, rel: string): string {
  const [path = '', sent = ''] = request.originalUrl.split('?', 2);
  const parameters = new URLSearchParams(
    [...new URLSearchParams(sent)].filter(([name]) => Object.hasOwn(query, name)),
  );
  parameters.set('page', String(page));
  return `<${path}?${parameters.toString()}>; rel="${rel}"`;
}

/** Documents what `setListHeaders` sets. */
export const LIST_HEADERS = {
  'X-Total-Count': {
    required: true,
    description: 'Length of the whole list',
    schema: { type: 'integer', minimum: 0 },
  },
  Link: { description: 'first, prev, next, last (RFC 8288)', schema: { type: 'string' } },
} as const;

/**
 * Sets X-Total-Count and, for a page, Link (RFC 8288) with relative URLs, which work behind any
 * proxy.
 */
export function setListHeaders(
  response: Response,
  total: number,
  part: Page | undefined,
  query: object,
): void {
  response.set('X-Total-Count', String(total));
  if (!part) return;
  const last = Math.max(1, Math.ceil(total / part.limit));
  const links = [linkTo(response.req, query, 1, 'first')];
  if (part.page > 1) links.push(linkTo(response.req, query, Math.min(part.page - 1, last), 'prev'));
  if (part.page < last) links.push(linkTo(response.req, query, part.page + 1, 'next'));
  links.push(linkTo(response.req, query, last, 'last'));
  response.set('Link', links.join(', '));
}
