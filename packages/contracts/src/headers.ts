/** The browser's powers that no page of the site uses, nor may use if something foreign ran in it. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ');

/** Tells browsers to come over TLS from now on; sent only where the site is behind TLS. */
export const TLS_ONLY = 'max-age=31536000; includeSubDomains';

/**
 * What a 304 tells anew. Everything else, policies too, the client has from the answer that it keeps
 * (RFC 9110 §15.4.5, RFC 9111 §3.2), so an ETag must change with what is not among these. In small letters.
 */
export const TOLD_BY_304: ReadonlySet<string> = new Set([
  'age',
  'cache-control',
  'cache-status',
  'content-location',
  'etag',
  'expires',
  'set-cookie',
  'strict-transport-security',
  'vary',
  'x-request-id',
]);

/**
 * Whether a request has several Host headers, which a server must reject (RFC 9112 §3.2): proxies
 * and servers may each use a different one. Node silently keeps the first.
 * @param rawHeaders as name, value, name, value
 */
export const hasSeveralHosts = ({ rawHeaders }: { rawHeaders: readonly string[] }): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};
