import { fetchFor, withApiHealth, recordResponse } from './api-health';

const answer = (status: number) =>
  recordResponse({ ok: status < 400, status, headers: new Headers() } as Response, {});

describe('the health of the API', () => {
  it('is tracked per page, also for concurrent renders', async () => {
    let finish!: () => void;
    const slow = withApiHealth('id-slow', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      await Promise.resolve();
      answer(500);
      return 'slow';
    });
    const quick = await withApiHealth('id-quick', async () => {
      await Promise.resolve();
      answer(200);
      return 'quick';
    });
    expect(quick).toEqual({ result: 'quick', apiHealth: { failed: false, stale: null } });
    finish();
    expect(await slow).toEqual({ result: 'slow', apiHealth: { failed: true, stale: null } });
  });
});

describe('a call of the API', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const ids = () =>
    sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-id'));
  afterAll(() => sent.mockRestore());

  it('has the id of the request for which it is made, however many overlap', async () => {
    const readFor = (id: string) =>
      withApiHealth(id, async () => {
        await Promise.resolve();
        await fetchFor('http://api/', { headers: { accept: 'application/json' } });
      });
    await Promise.all([readFor('request-1'), readFor('request-2')]);
    expect(ids()).toEqual(['request-1', 'request-2']);
    expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
  });

  it.each([undefined, new AbortController().signal])(
    'is given up after a few seconds of silence',
    async (signal) => {
      const late = new DOMException('late', 'TimeoutError');
      const clock = new AbortController();
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
      sent.mockImplementationOnce(
        (_address, init) =>
          new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
          }),
      );
      const call = withApiHealth('request-1', () => fetchFor('http://api/', { signal }));
      clock.abort(late);
      await expect(call).rejects.toBe(late);
      expect(timeout.mock.calls[0]![0]).toBeLessThanOrEqual(5_000);
      timeout.mockRestore();
    },
  );
});
