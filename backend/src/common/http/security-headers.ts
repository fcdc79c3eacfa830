import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppConfig } from '../../config/app-config';

/** The documentation page runs its own scripts and styles. */
const DOCS_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
};

/** An answer of the API is data: it loads nothing and is framed by nobody. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Headers that every answer carries. HSTS only where the site is known to be behind TLS. */
export function securityHeaders(config: AppConfig, docsPath: string): RequestHandler {
  const withPolicy = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
  const data = withPolicy(DATA_POLICY);
  const docs = withPolicy(DOCS_POLICY);
  return (request: Request, response: Response, next: NextFunction) =>
    (config.apiDocs && request.path.startsWith(docsPath) ? docs : data)(request, response, next);
}
