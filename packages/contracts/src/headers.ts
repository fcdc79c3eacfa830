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
