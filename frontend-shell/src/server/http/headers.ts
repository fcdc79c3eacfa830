import { HSTS_VALUE, PERMISSIONS_POLICY, YOUTUBE_PLAYER_ORIGIN } from '@manjara/contracts';
import type { RequestHandler } from 'express';
import { isSecure } from './origin';

/** Which frames the policy allows; none by default. */
export interface Framing {
  /** The page is shown in a frame of this site: a preview. */
  framed?: boolean;
  /** The page contains frames of this site: the dashboard. */
  frames?: boolean;
}

/**
 * The policy of every page: scripts from files only; styles from files, or inline if their hash is
 * listed; nothing from other origins but the player of videos; no framing.
 */
const policyFor = ({ framed = false, frames = false }: Framing, styles: string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Links lead from the dashboard to the site without another document.
    `frame-src ${frames ? "'self' " : ''}${YOUTUBE_PLAYER_ORIGIN}`,
    `frame-ancestors '${framed ? 'self' : 'none'}'`,
  ].join('; ');

export const EVERY_RESPONSE = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
};

/** HSTS only where the site is behind TLS. */
export const strictTransportSecurity =
  (publicUrl: string | null): RequestHandler =>
  (request, response, next) => {
    if (isSecure(request, publicUrl)) response.setHeader('strict-transport-security', HSTS_VALUE);
    next();
  };

/**
 * Security headers of every response, also of files and errors. Pages and API responses replace the
 * policy with their own.
 */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set(EVERY_RESPONSE);
  next();
};

/**
 * The policies of a page.
 * @param styles hashes of its inline styles
 */
export const pageHeaders = (framing: Framing = {}, styles: string[] = []) => ({
  'content-security-policy': policyFor(framing, styles),
  'cross-origin-opener-policy': 'same-origin',
});

/** Part of a page's ETag: a 304 does not repeat the policies, and the next build may change them. */
export const POLICIES = JSON.stringify([EVERY_RESPONSE, pageHeaders()]);
