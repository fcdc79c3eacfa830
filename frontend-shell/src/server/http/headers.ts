import { PERMISSIONS_POLICY, HSTS_VALUE } from '@manjara/contracts';

/** Which frames the policy allows; none by default. */
export interface Framing {
  /** The page is shown in a frame of this site: a preview. */
  framed?: boolean;
  /** The page contains frames of this site: the dashboard. */
  frames?: boolean;
}

/**
 * The policy of every page: scripts from files only; styles from files, or inline if their hash is
 * listed; nothing from other origins; no framing.
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
const SECURE_ANSWER = { ...ANSWER, 'strict-transport-security': HSTS_VALUE };

/**
 * Headers of every response, also of files and errors. Pages and API responses replace the policy
 * with their own. HSTS only where the site is behind TLS.
 */
export const answerHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? SECURE_ANSWER : ANSWER;

/**
 * The security headers of a page.
 * @param styles hashes of its inline styles
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
