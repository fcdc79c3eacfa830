/** The client has as many pages rendered already as one may at a time. */
export class TooManyPages extends Error {}

/**
 * Half of what a renderer takes on. A browser that opens its tabs again asks for ten, and many people
 * behind one address do not wait for so many different pages in the same moment: each takes some
 * hundredths of a second, pages that are cached do not count, and those who want the same share it.
 */
const MAX_AT_A_TIME = 16;

/** Counts what is rendered for each client, so that none takes all the room there is. */
export class ClientLimit {
  readonly #running = new Map<string, number>();

  /** @throws TooManyPages */
  async run<T>(client: string, render: () => Promise<T>): Promise<T> {
    const running = this.#running.get(client) ?? 0;
    if (running >= MAX_AT_A_TIME) throw new TooManyPages('The client waits for too many pages.');
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
