import { setTimeout as pause } from 'node:timers/promises';

const FILES = /\/_releases\/public\/[^"'>\\]+?\.(?:js|css)\b/g;

interface Options {
  /** Pages beside the home page, which says what is live. */
  others?: string[];
  readers?: number;
  /** Milliseconds that a reader rests between two pages: what makes a load bounded. */
  restMs?: number;
}

/**
 * Visits the site's pages again and again, and all files that they name, as new visitors do, and
 * remembers which of some texts the home page had last.
 */
export class Visits {
  last = '';
  requests = 0;
  readonly failures: string[] = [];
  private running = false;
  private loop: Promise<unknown> = Promise.resolve();
  private readonly options: Required<Options>;

  /** @param titles of the home page, one of which it must have; more may be added meanwhile */
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
