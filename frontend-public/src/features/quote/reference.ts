/** Without letters and digits that look alike on paper or sound alike on the phone. */
const SIGNS = '23456789ACEFHJKLMNPRTUVWXY';

/** A short number that names a request in messages and on the phone. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(5));
  return `Q-${Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
