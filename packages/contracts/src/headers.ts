/** Browser features that the site never uses; denied also to injected code. */
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

/** HSTS; sent only where the site is behind TLS. */
export const HSTS_VALUE = 'max-age=31536000; includeSubDomains';

/**
 * Headers of a 304, in lower case. The client keeps all other headers, policies too, from the
 * stored response (RFC 9110 §15.4.5, RFC 9111 §3.2), so the ETag must change with them.
 */
export const NOT_MODIFIED_HEADERS: ReadonlySet<string> = new Set([
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
 * Whether a request has several Host headers, which a server must reject (RFC 9112 §3.2): proxy and
 * server may use different ones. Node silently keeps the first.
 * @param rawHeaders alternating names and values
 */
export const hasSeveralHosts = ({ rawHeaders }: { rawHeaders: readonly string[] }): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};
