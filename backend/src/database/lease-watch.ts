/** Who does a work that only one process may do. It counts `heartbeat` up for as long as it lives. */
export interface Lease {
  owner: string;
  heartbeat: number;
}

/** Whether the owner of a lease lives, judged by its heartbeats alone: clocks of machines differ. */
export class LeaseWatch {
  private heartbeat = '';
  private lookedAt = 0;
  private quietMs = 0;

  constructor(private readonly leaseMs: number) {}

  isHeld(lease: Lease | undefined): boolean {
    if (!lease) return false;
    const now = performance.now();
    const heartbeat = `${lease.owner} ${lease.heartbeat}`;
    // Between two looks this process may have been asleep, which says little about the other.
    this.quietMs =
      heartbeat === this.heartbeat
        ? this.quietMs + Math.min(now - this.lookedAt, this.leaseMs / 4)
        : 0;
    this.heartbeat = heartbeat;
    this.lookedAt = now;
    return this.quietMs < this.leaseMs;
  }
}
