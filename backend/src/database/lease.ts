/** Who does a work that only one process may do. It renews the lease until the work is done. */
export interface Lease {
  owner: string;
  /** By the owner's clock: those of several machines must not differ by as much as a lease lasts. */
  expires: Date;
}

/** The owner of a lease that is not renewed for so long is taken for dead. */
export const LEASE_MS = 10_000;
export const HEARTBEAT_MS = 2_000;

export const newLease = (owner: string, ms = LEASE_MS): Lease => {
  return { owner, expires: new Date(Date.now() + ms) };
};

export const isHeld = (lease: Lease | undefined): boolean =>
  lease !== undefined && lease.expires > new Date();
