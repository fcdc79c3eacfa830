import { hasSeveralHosts } from '@manjara/contracts';
import type { RequestHandler } from 'express';

const ANY_ORIGIN = 'http://shell';

/** The request's address, on a placeholder origin. */
export const addressOf = ({ url }: { url: string }): URL => new URL(url, ANY_ORIGIN);

/** Removes leading slashes that would turn the path into another site's address. */
const withinSite = (target: string): string => target.replace(/^[\\/]{2,}/, '/');

/**
 * Rejects requests that browsers never send: several hosts, or a target that is no address within
 * the site. Normalizes the address of all others.
 */
export const rejectBadRequests: RequestHandler = (request, response, next) => {
  const target = withinSite(request.url);
  if (hasSeveralHosts(request) || !target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) {
    response.status(400).type('text/plain').set('cache-control', 'no-store');
    response.send('تعذّر فهم الطلب.\nThe request could not be understood.\n');
    return;
  }
  const { pathname, search } = addressOf({ url: target });
  request.url = withinSite(pathname) + search;
  next();
};

/** Answers 405 to everything but GET and HEAD. */
export const rejectOtherMethods: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else response.status(405).set('allow', 'GET, HEAD').end();
};
