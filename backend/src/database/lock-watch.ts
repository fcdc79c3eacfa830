import type { SchemaLock } from './schema-state';

/** Whether the owner of a lock lives, judged by its signs alone: clocks of machines differ. */
export class LockWatch {
  private sign = '';
  private lookedAt = 0;
  private quietMs = 0;

  constructor(private readonly leaseMs: number) {}

  isHeld(lock: SchemaLock | undefined): boolean {
    if (!lock) return false;
    const now = performance.now();
    const sign = `${lock.owner} ${lock.beat}`;
    // Between two looks it may have been asleep itself, which says little about the other.
    this.quietMs =
      sign === this.sign ? this.quietMs + Math.min(now - this.lookedAt, this.leaseMs / 4) : 0;
    this.sign = sign;
    this.lookedAt = now;
    return this.quietMs < this.leaseMs;
  }
}
