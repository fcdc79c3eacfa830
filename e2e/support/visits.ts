import { setTimeout as pause } from 'node:timers/promises';

const FILES = /\/_releases\/public\/[^"'>\\]+?\.(?:js|css)\b/g;

interface Options {
  /** Pages other than the home page, which shows which release is live. */
  others?: string[];
  readers?: number;
  /** Milliseconds that a reader waits between two pages; bounds the load. */
  restMs?: number;
}

/**
 * Visits pages and all files that they name in a loop, as new visitors do, and records which of
 * some titles the home page showed last.
 */
export class Visits {
  last = '';
  requests = 0;
  readonly failures: string[] = [];
  private running = false;
  private loop: Promise<unknown> = Promise.resolve();
  private readonly options: Required<Options>;

  /** @param titles accepted titles of the home page; more may be added later */
  constructor(
    private readonly url: string,
    readonly titles: string[],
    options: Options = {},
  ) {
    this.options = { others: [], readers: 3, restMs: 0, ...options };
  }

  async begin(): Promise<void> {
    await this.visitHome();
    this.running = true;
    const readers = Array.from({ length: this.options.readers }, () => this.read());
    this.loop = Promise.all(readers);
  }

  async end(): Promise<void> {
    this.running = false;
    await this.loop;
    await this.visitHome();
  }

  private async read(): Promise<void> {
    while (this.running) {
      await this.visitHome();
      for (const path of this.options.others) {
        if (!this.running) return;
        await this.attempt(() => this.visit(path));
      }
      await pause(this.options.restMs);
    }
  }

  private visitHome(): Promise<void> {
    return this.attempt(async () => {
      const html = await this.visit('/?lang=en');
      const title = this.titles.find((text) => html.includes(text));
      if (!title) throw new Error('the home page has none of the titles');
      this.last = title;
    });
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.failures.push(String(error));
    }
  }

  private fetch(path: string): Promise<Response> {
    this.requests += 1;
    return fetch(this.url + path);
  }

  private async visit(path: string): Promise<string> {
    const response = await this.fetch(path);
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} with status ${response.status}`);
    const named = `${html}${response.headers.get('link') ?? ''}`.match(FILES) ?? [];
    for (const file of new Set(named)) {
      const answer = await this.fetch(file);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${file} with status ${answer.status}`);
    }
    return html;
  }
}
