import pino from 'pino';
import {
  type PageRequest,
  PageUnavailable,
  type Renderer,
  RendererEnded,
  type RendererSetup,
  type RenderResult,
} from './renderer';
import { SupervisedRenderer } from './supervised-renderer';

const resultOf = (status = 200, failed = false): RenderResult => ({
  page: { html: Buffer.from('page'), status, preloads: '', styles: [] },
  apiHealth: { failed, stale: null },
  errors: [],
});

/** A fake process: tests can end it, and some paths end it. */
class FakeProcess implements Renderer {
  readonly description = { routes: [], navigation: [] };
  readonly asked: string[] = [];
  readonly #waiting: ((error: Error) => void)[] = [];
  #ended?: RendererEnded;

  constructor(private readonly onFailure: (reason: string) => void) {}

  async render({ url }: PageRequest): Promise<RenderResult> {
    const { pathname } = new URL(url);
    this.asked.push(pathname);
    if (this.#ended) throw this.#ended;
    if (pathname.startsWith('/fail')) return resultOf(500);
    if (pathname === '/api-away') return resultOf(503, true);
    if (pathname === '/' && !this.#ended) return resultOf();
    return new Promise((_, reject) => {
      this.#waiting.push(reject);
      if (this.#ended) reject(this.#ended);
    });
  }

  sitemap = () => Promise.resolve([]);
  close = () => Promise.resolve();

  end(reason: string): void {
    this.#ended = new RendererEnded(reason);
    for (const reject of this.#waiting) reject(this.#ended);
    this.onFailure(reason);
  }
}

let processes: FakeProcess[];
let failures: string[];
let pauses: number[];
/** Errors of the next starts, in order. */
let startErrors: Error[];

beforeEach(() => {
  [processes, failures, pauses, startErrors] = [[], [], [], []];
});

const start = (pause?: () => Promise<void>) =>
  SupervisedRenderer.starter(
    async (_setup, onFailure) => {
      const error = startErrors.shift();
      if (error) throw error;
      const made = new FakeProcess(onFailure);
      processes.push(made);
      return made;
    },
    {
      log: pino({ level: 'silent' }),
      pause: pause ?? (async (ms) => void pauses.push(ms)),
    },
  )({ filename: 'release.js' } as RendererSetup, (reason) => failures.push(reason));

const ask = (renderer: Renderer, pathname: string) =>
  renderer.render({ url: `http://site${pathname}` } as PageRequest);

/** One turn of the event loop. */
const turn = () => new Promise(setImmediate);

describe('a release whose process ends', () => {
  it('renders with the next process, one at a time, what was in flight', async () => {
    const renderer = await start();
    const waiting = ['/a', '/b', '/c'].map((each) => ask(renderer, each));
    const settled = Promise.allSettled(waiting);
    await turn();
    processes[0]!.end('ended');
    await turn();
    expect(processes[1]!.asked).toEqual(['/a']);
    // Only this address is blamed now.
    processes[1]!.end('ended');
    await turn();
    expect(processes[2]!.asked).toEqual(['/b']);
    await expect(waiting[0]).rejects.toThrow('/a ended the process twice');
    void renderer.close();
    processes[2]!.end('ended');
    await settled;
  });

  it('fails after repeated process ends while nothing is rendered', async () => {
    await start();
    for (const number of [0, 1, 2]) {
      processes[number]!.end('thrown later');
      await turn();
    }
    expect(failures).toEqual(['its process ended repeatedly: thrown later']);
  });

  it('fails when it cannot be restarted, and is still retried with growing pauses', async () => {
    const renderer = await start();
    startErrors = ['no heading', 'no heading', 'no heading'].map((message) => new Error(message));
    processes[0]!.end('ended');
    expect(await ask(renderer, '/')).toEqual(resultOf());
    expect(failures).toEqual(['its process cannot be restarted: no heading']);
    expect(pauses).toEqual([0, 500, 1000, 2000]);
  });

  it('says at once when to come again while the pause is long', async () => {
    const renderer = await start(() => new Promise(() => {}));
    for (const end of [1, 2, 3, 4, 5]) {
      void end;
      (processes[0] as unknown as { onFailure(reason: string): void }).onFailure('ended');
    }
    await expect(ask(renderer, '/')).rejects.toMatchObject({ retryAfterS: 4 });
  });
});

describe('pages that fail', () => {
  it('count against the release, each address once', async () => {
    const renderer = await start();
    for (const address of ['/fail-1', '/fail-1?x=2', '/fail-1?x=3', '/fail-2']) {
      expect(await ask(renderer, address)).toEqual(resultOf(500));
    }
    expect(failures).toEqual([]);
    await ask(renderer, '/fail-3');
    await ask(renderer, '/fail-4');
    expect(failures).toEqual([expect.stringContaining('/fail-1, /fail-2, /fail-3')]);
  });

  it('do not count where the API is to blame', async () => {
    const renderer = await start();
    for (const pathname of ['/fail-1', '/fail-2', '/api-away']) await ask(renderer, pathname);
    expect(failures).toEqual([]);
  });
});

it('passes unstarted work to the next release, except for suspects', async () => {
  const renderer = await start();
  const suspect = ask(renderer, '/waits');
  await turn();
  const closed = renderer.close();
  const late = ask(renderer, '/');
  await expect(late).rejects.toThrow(RendererEnded);
  processes[0]!.end('ended');
  await expect(suspect).rejects.toThrow(PageUnavailable);
  await closed;
});
