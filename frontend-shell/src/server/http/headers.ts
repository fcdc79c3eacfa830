import { PERMISSIONS_POLICY, TLS_ONLY } from '@manjara/contracts';

/** How a page may stand in frames; by default not at all. */
export interface Framing {
  /** Shown in a frame of the site's own: a preview. */
  framed?: boolean;
  /** Has frames of the site's own: the dashboard. */
  frames?: boolean;
}

/**
 * Sent with every page: no script but in files, no style but in files and those of our own that are
 * named by their hashes, nothing from elsewhere, no framing.
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
    ...(frames ? ["frame-src 'self'"] : []),
    `frame-ancestors '${framed ? 'self' : 'none'}'`,
  ].join('; ');

const ANSWER: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
};
const SECURE_ANSWER = { ...ANSWER, 'strict-transport-security': TLS_ONLY };

/**
 * Sent with every answer, also with files and refusals; what is a page or comes from the API has a
 * policy of its own in the place of this one. HSTS only where the site is behind TLS.
 */
export const answerHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? SECURE_ANSWER : ANSWER;

/**
 * The security headers of a page.
 * @param styles hashes of the styles that it holds
 */
export const pageHeaders = (
  secure: boolean,
  framing: Framing = {},
  styles: string[] = [],
): Record<string, string> => ({
  ...answerHeaders(secure),
  'content-security-policy': policyFor(framing, styles),
  'cross-origin-opener-policy': 'same-origin',
});
