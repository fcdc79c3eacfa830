import { ApiError, callApi, getFromApi } from './api';

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

  it('tells an unreachable server from one that answers without JSON', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(callApi('/x')).rejects.toMatchObject({ status: 0, serverMessage: undefined });
    fetchMock.mockResolvedValueOnce(answer(502, '<html>'));
    await expect(callApi('/x')).rejects.toEqual(expect.any(ApiError));
  });

  it('lets an abort through as it is', async () => {
    fetchMock.mockRejectedValueOnce(new DOMException('stop', 'AbortError'));
    await expect(callApi('/x')).rejects.toMatchObject({ name: 'AbortError' });
  });
});
