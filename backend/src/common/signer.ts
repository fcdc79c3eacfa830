import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Signs texts, with a separate key for each purpose derived from the installation's secret. */
export class Signer {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  }

  sign(...parts: readonly string[]): string {
    return this.digestOf(parts).toString('base64url');
  }

  /** Whether the signature was made here for the same parts. */
  verify(signature: string, ...parts: readonly string[]): boolean {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.digestOf(parts);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private digestOf(parts: readonly string[]): Buffer {
    return createHmac('sha256', this.key).update(parts.join('\n')).digest();
  }
}
