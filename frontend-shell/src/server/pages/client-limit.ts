import ipaddr from 'ipaddr.js';

/** IPv6 groups of a /64 network, whose addresses usually belong to one household or server. */
const NETWORK_PARTS = 4;

/** The client with an address, as a key for limits. */
export function clientKey(address = ''): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts.slice(0, NETWORK_PARTS).join(':');
}

export class TooManyPages extends Error {}

/**
 * Half of the renderer's concurrency. A browser that restores its tabs requests about ten pages.
 * Many users behind one address rarely reach it: cached pages are not counted, and visitors of the
 * same page share one rendering.
 */
const MAX_AT_A_TIME = 16;

/** Limits the concurrent renderings of each client. */
export class ClientLimit {
  readonly #running = new Map<string, number>();

  /** @throws TooManyPages */
  async run<T>(client: string, render: () => Promise<T>): Promise<T> {
    const running = this.#running.get(client) ?? 0;
    if (running >= MAX_AT_A_TIME)
      throw new TooManyPages('The client requests too many pages at a time.');
    this.#running.set(client, running + 1);
    try {
      return await render();
    } finally {
      const left = this.#running.get(client)! - 1;
      if (left > 0) this.#running.set(client, left);
      else this.#running.delete(client);
    }
  }
}
