import { ApiError, callApi, getFromApi, setApiBase } from './api';

const answer = (status: number, body: string) =>
  ({
    ok: status < 400,
    status,
    headers: new Map(),
    json: async () => JSON.parse(body) as unknown,
  }) as unknown as Response;

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeAll(() => Object.assign(globalThis, { fetch: fetchMock }));

describe('the API client', () => {
  it('answers the body of a success', async () => {
    fetchMock.mockResolvedValue(answer(200, '[{"_id":"1"}]'));
    await expect(getFromApi('/boxes')).resolves.toEqual([{ _id: '1' }]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/boxes');
  });

  it('throws the server’s own sentence', async () => {
    fetchMock.mockResolvedValue(answer(404, '{"statusCode":404,"error":"x","message":"Gone."}'));
    await expect(callApi('/projects/1')).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Gone.',
    });
  });

  it('distinguishes an unreachable server from a response without JSON', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(callApi('/x')).rejects.toMatchObject({ status: 0, serverMessage: undefined });
    fetchMock.mockResolvedValueOnce(answer(502, '<html>'));
    await expect(callApi('/x')).rejects.toEqual(expect.any(ApiError));
  });

  it('passes an abort on unchanged', async () => {
    fetchMock.mockRejectedValueOnce(new DOMException('stop', 'AbortError'));
    await expect(callApi('/x')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not wait for ever, neither for an answer nor for the rest of it', async () => {
    const timeout = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const stopped = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const late = new DOMException('late', 'TimeoutError');

    fetchMock.mockImplementationOnce((_, { signal }) => stopped(signal!));
    fetchMock.mockImplementationOnce(async (_, { signal }) => ({
      ...answer(200, ''),
      json: () => stopped(signal!),
    }));
    const calls = [callApi('/x', { signal: new AbortController().signal }), callApi('/x')];
    const results = Promise.allSettled(calls);
    await new Promise(process.nextTick);
    timeout.abort(late);
    for (const result of await results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', status: 0 } });
    }
    jest.restoreAllMocks();
  });

  it('treats a truncated response as no response', async () => {
    const lost = { json: () => Promise.reject(new TypeError('terminated')) };
    fetchMock.mockResolvedValueOnce({ ...answer(200, ''), ...lost });
    await expect(callApi('/x')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('notifies an observer of every response and failure', async () => {
    const heard = jest.fn<void, [Response?, unknown?]>();
    setApiBase('http://api/api/', heard);
    const calls = [answer(200, '{}'), answer(503, '{}'), answer(204, '')];
    for (const each of calls) fetchMock.mockResolvedValueOnce(each);
    await callApi('/x');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('http://api/api/x');
    await callApi('/x').catch(() => {});
    await callApi('/x');
    expect(heard.mock.calls).toEqual([
      [calls[0], {}],
      [calls[1], {}],
      [calls[2], undefined],
    ]);

    heard.mockClear();
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await callApi('/x').catch(() => {});
    fetchMock.mockResolvedValueOnce(answer(200, '{"cut off'));
    await callApi('/x');
    expect(heard.mock.calls).toEqual([[], [expect.anything(), undefined]]);

    heard.mockClear();
    fetchMock.mockRejectedValueOnce(new DOMException('stop', 'AbortError'));
    await callApi('/x').catch(() => {});
    expect(heard).not.toHaveBeenCalled();
    setApiBase('/api');
  });
});
