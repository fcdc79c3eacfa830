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

/** The security headers of a page. HSTS only where the request came over TLS. */
export function pageHeaders(secure: boolean, framing: Framing = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(framing),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
