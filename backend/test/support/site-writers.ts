import { randomBytes } from 'node:crypto';
import { jobTexts } from './factories/job.factory';
import { projectTexts } from './factories/project.factory';
import { ADMIN } from './test-app';

/** What was sent, and what may be found of it: `unknown` is there whole or not at all. */
export interface Written {
  name: string;
  texts: Record<string, string>;
  files: Buffer[];
  state: 'there' | 'gone' | 'unknown';
}

export interface Files {
  cv: () => Buffer;
  /** What follows its end is not read, so that every upload of it is another file. */
  picture: Buffer;
}

const PICTURES = 3;

/** Who writes to a site at once until they are stopped: an admin and senders of both forms. */
export class SiteWriters {
  readonly projects: Written[] = [];
  readonly messages: Written[] = [];
  readonly jobs: Written[] = [];
  acknowledged = 0;
  /** Whether a form with pictures is on its way. */
  isUploading = false;
  private readonly ids = new Map<string, string>();
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly files: Files,
    private readonly authorization: string,
  ) {}

  static async start(url: string, files: Files): Promise<SiteWriters> {
    const answer = await fetch(`${url}/api/admin/login`, asJson(ADMIN));
    const { token } = (await answer.json()) as { token: string };
    const writers = new SiteWriters(url, files, `Bearer ${token}`);
    const repeat = async (work: () => Promise<unknown>) => {
      while (!writers.stopped) await work();
    };
    writers.running = Promise.all([
      repeat(() => writers.administer()),
      repeat(() => writers.apply()),
      repeat(() => writers.write()),
    ]);
    return writers;
  }

  /** Resolves when the last answers are here. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async administer(): Promise<void> {
    const old = this.projects.filter(({ state }) => state === 'there');
    if (old.length < 4) return this.create();
    const [project] = old as [Written];
    // Until it is answered it may be there or not.
    project.state = 'unknown';
    const path = `/api/projects/${this.ids.get(project.name)}`;
    const { status } = await this.send(path, { method: 'DELETE' });
    if (status === 204) project.state = 'gone';
  }

  private async create(): Promise<void> {
    const { picture } = this.files;
    const pictures = Array.from({ length: PICTURES }, () =>
      Buffer.concat([picture, randomBytes(16)]),
    );
    const { alt, arAlt, ...texts } = projectTexts({ name: `Project ${this.projects.length}` });
    const body = formOf({ ...texts, alt: alt ?? '', arAlt: arAlt ?? '' });
    for (const [index, bytes] of pictures.entries()) {
      body.append(index ? 'secondaryImages' : 'image', new Blob([new Uint8Array(bytes)]), 'a.png');
    }
    this.isUploading = true;
    const answer = await this.note(this.projects, texts, pictures, '/api/projects', {
      method: 'POST',
      body,
    });
    this.isUploading = false;
    if (answer) this.ids.set(texts.name ?? '', (answer as { _id: string })._id);
  }

  private async apply(): Promise<void> {
    const texts = jobTexts({ name: `Applicant ${this.jobs.length}` });
    const cv = this.files.cv();
    const body = formOf(texts);
    body.append('cv', new Blob([new Uint8Array(cv)]), 'cv.pdf');
    await this.note(this.jobs, texts, [cv], '/api/jobs', { method: 'POST', body });
  }

  private async write(): Promise<void> {
    const name = `Sender ${this.messages.length}`;
    const texts = { name, email: 'n@example.com', phone: '0500000000', message: 'A door, please.' };
    await this.note(this.messages, texts, [], '/api/messages', asJson(texts));
  }

  private async note(
    list: Written[],
    texts: Record<string, string>,
    files: Buffer[],
    path: string,
    init: RequestInit,
  ): Promise<unknown> {
    const written: Written = { name: texts.name ?? '', texts, files, state: 'unknown' };
    list.push(written);
    const { status, body } = await this.send(path, init);
    if (status !== 201) return undefined;
    written.state = 'there';
    this.acknowledged++;
    return body;
  }

  /** The answer; without one its status is 0. */
  private async send(path: string, init: RequestInit): Promise<{ status: number; body?: unknown }> {
    try {
      const headers = { ...init.headers, Authorization: this.authorization };
      const answer = await fetch(this.url + path, { ...init, headers });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      // Nobody is there: whoever asks again at once would ask in vain thousands of times.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { status: 0 };
    }
  }
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

function formOf(texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  return form;
}
