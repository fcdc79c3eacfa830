import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { etagOf, pageBody } from './page-body';
import type { KeptPage } from './page-store';
import type { RevisionWatch } from './revision-watch';

/** The first line of a page's file; the HTML follows. */
interface Label {
  key: string;
  release: string;
  revision: string | null;
  freshUntil: number | null;
  validAt: number;
  etag: string;
  styles: string[];
}

type Confirmed = NonNullable<RevisionWatch['confirmed']>;

const CONFIRMED = 'confirmed.json';
const LINE_FEED = 10;
/** Without PUBLIC_URL the site has as many addresses, each with its pages, as visitors name. */
const MAX_COPIES = 48;
/** Milliseconds after which it is written down again that the content is still the same. */
const NOTE_MS = 60_000;

export interface ShelfOptions {
  folder: string;
  /** Of the shell's build: pages of another one name files that are not there any more. */
  version: string;
  log: Logger;
}

/**
 * Copies, on disk, of the pages that most people read, so that a shell that starts while the API is
 * away has something to show. A copy that is damaged, or of another build, counts as none; one that
 * cannot be written is done without.
 */
export class PageShelf {
  /** The names of the copies, those that were written longest ago first. */
  readonly #copies = new Set<string>();
  readonly #waiting = new Map<string, () => Promise<void>>();
  #writing: Promise<void> | undefined;
  #complained = false;
  #noted: Confirmed | null = null;

  constructor(private readonly options: ShelfOptions) {}

  /** The copies by their keys; files that are none are removed. Never rejects. */
  async load(): Promise<Map<string, KeptPage>> {
    const pages = new Map<string, KeptPage>();
    const names = await readdir(this.options.folder).catch((): string[] => []);
    const confirmed = await this.#confirmed();
    for (const name of names.filter((each) => each !== CONFIRMED)) {
      const found = await this.#read(name).catch(() => null);
      if (!found) {
        await rm(this.#file(name), { recursive: true, force: true }).catch(() => {});
        continue;
      }
      const { key, revision, release, freshUntil } = found.label;
      const still = confirmed && confirmed.revision === revision ? confirmed.at : 0;
      const validAt = Math.max(found.label.validAt, still);
      const body = await pageBody({ html: found.html, styles: found.label.styles });
      this.#copies.add(name);
      pages.set(key, { body, turn: 0, release, revision, freshUntil, validAt });
    }
    return pages;
  }

  /** Copies a page, after those that wait already; of too many, the oldest goes. */
  put(key: string, { body, release, revision, freshUntil, validAt }: KeptPage): void {
    const { etag, styles } = body;
    const label: Label = { key, release, revision, freshUntil, validAt, etag, styles };
    const name = nameOf(key);
    this.#write(name, () => Buffer.concat([Buffer.from(`${JSON.stringify(label)}\n`), body.html]));
    this.#copies.delete(name);
    this.#copies.add(name);
    const [oldest] = this.#copies;
    if (oldest === undefined || this.#copies.size <= MAX_COPIES) return;
    this.#copies.delete(oldest);
    this.#enqueue(oldest, () => rm(this.#file(oldest), { force: true }));
  }

  /** Writes down, now and then, until when the copies were known to be true. */
  note(confirmed: Confirmed | null): void {
    const before = this.#noted;
    if (!confirmed) return;
    if (before?.revision === confirmed.revision && confirmed.at - before.at < NOTE_MS) return;
    this.#noted = confirmed;
    this.#write(CONFIRMED, () => Buffer.from(JSON.stringify(confirmed)));
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #file(name: string): string {
    return path.join(this.options.folder, name);
  }

  async #read(name: string): Promise<{ label: Label; html: Buffer } | null> {
    const bytes = await readFile(this.#file(name));
    const end = bytes.indexOf(LINE_FEED);
    const label = JSON.parse(bytes.subarray(0, end).toString()) as Label;
    const html = bytes.subarray(end + 1);
    const whole = label.etag === etagOf(html) && name === nameOf(label.key);
    return whole && label.release.endsWith(this.options.version) ? { label, html } : null;
  }

  async #confirmed(): Promise<Confirmed | null> {
    try {
      return JSON.parse(await readFile(this.#file(CONFIRMED), 'utf8')) as Confirmed;
    } catch {
      return null;
    }
  }

  #write(name: string, bytes: () => Buffer): void {
    this.#enqueue(name, async () => {
      await mkdir(this.options.folder, { recursive: true });
      const draft = this.#file(`${name}.draft`);
      await writeFile(draft, bytes());
      await rename(draft, this.#file(name));
    });
  }

  /** One file at a time; of several states of one file the last. */
  #enqueue(name: string, work: () => Promise<void>): void {
    this.#waiting.set(name, work);
    this.#writing ??= this.#drain().finally(() => (this.#writing = undefined));
  }

  async #drain(): Promise<void> {
    for (const [name, write] of this.#waiting) {
      this.#waiting.delete(name);
      try {
        await write();
      } catch (error) {
        if (!this.#complained)
          this.options.log.warn({ err: error }, 'pages are not copied to disk');
        this.#complained = true;
      }
    }
  }
}

const nameOf = (key: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.page`;
