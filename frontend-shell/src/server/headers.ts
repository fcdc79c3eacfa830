import { PERMISSIONS_POLICY, TLS_ONLY } from '@manjara/contracts';

/** How a page may stand in frames; by default not at all. */
export interface Framing {
  /** Shown in a frame of the site's own: a preview. */
  framed?: boolean;
  /** Has frames of the site's own: the dashboard. */
  frames?: boolean;
}

/** Sent with every page: no inline script or style, nothing from elsewhere, no framing. */
const policyFor = ({ framed = false, frames = false }: Framing) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ...(frames ? ["frame-src 'self'"] : []),
    `frame-ancestors '${framed ? 'self' : 'none'}'`,
  ].join('; ');

const PLAIN = policyFor({});
const contentSecurityPolicy = (framing: Framing): string =>
  framing.framed || framing.frames ? policyFor(framing) : PLAIN;

/**
 * Sent with every answer, also with files and refusals; what is a page or comes from the API has a
 * policy of its own in the place of this one. HSTS only where the site is behind TLS.
 */
export const answerHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  ...(secure ? { 'strict-transport-security': TLS_ONLY } : {}),
});

/** The security headers of a page. */
export const pageHeaders = (secure: boolean, framing: Framing = {}): Record<string, string> => ({
  ...answerHeaders(secure),
  'content-security-policy': contentSecurityPolicy(framing),
  'cross-origin-opener-policy': 'same-origin',
});
