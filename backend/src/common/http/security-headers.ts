import { PERMISSIONS_POLICY, HSTS_VALUE } from '@manjara/contracts';
import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppConfig } from '../../config/app-config';

/** The documentation page runs its own scripts and adds inline styles. */
const DOCS_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** API responses are data: they load nothing and cannot be framed. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** HSTS, only where the site is known to be behind TLS. */
export function strictTransportSecurity({ publicUrl }: AppConfig): RequestHandler {
  const isBehindTls = publicUrl?.startsWith('https:');
  return (request, response, next) => {
    // A proxy that ends TLS sets X-Forwarded-Proto.
    const isSecure = isBehindTls || ('x-forwarded-proto' in request.headers && request.secure);
    if (isSecure) response.setHeader('Strict-Transport-Security', HSTS_VALUE);
    next();
  };
}

/** Headers of every response that do not depend on the request. */
export function securityHeaders({ apiDocs }: AppConfig, docsPath: string): RequestHandler {
  const withPolicy = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: false,
      // The site's pages have the same origin and do not request it.
      originAgentCluster: false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      // For obsolete browsers and plug-ins; an XSS filter is off unless a header turns it on.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
  const data = withPolicy(DATA_POLICY);
  const docs = withPolicy(DOCS_POLICY);
  return (request: Request, response: Response, next: NextFunction) => {
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    (apiDocs && request.path.startsWith(docsPath) ? docs : data)(request, response, next);
  };
}
