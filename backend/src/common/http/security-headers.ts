import { PERMISSIONS_POLICY, TLS_ONLY } from '@manjara/contracts';
import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { IncomingMessage } from 'node:http';
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

/** Returns whether the client reaches the site over TLS. */
export type TlsTest = (request: IncomingMessage) => boolean;

/**
 * TLS is known from the site's address, or from X-Forwarded-Proto of a trusted proxy.
 * @param trusts whether the proxy at an address is trusted
 */
export function tlsTest(
  { publicUrl }: AppConfig,
  trusts: (address: string | undefined, hop: number) => boolean,
): TlsTest {
  if (publicUrl?.startsWith('https:')) return () => true;
  return ({ headers, socket }) => {
    const told = headers['x-forwarded-proto'];
    if (told === undefined) return false;
    return String(told).split(',', 1)[0]?.trim() === 'https' && trusts(socket.remoteAddress, 0);
  };
}

/** Headers of every response. HSTS only where the site is known to be behind TLS. */
export function securityHeaders(
  config: AppConfig,
  docsPath: string,
  isOverTls: TlsTest,
): RequestHandler {
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
    if (isOverTls(request)) response.set('Strict-Transport-Security', TLS_ONLY);
    (config.apiDocs && request.path.startsWith(docsPath) ? docs : data)(request, response, next);
  };
}
