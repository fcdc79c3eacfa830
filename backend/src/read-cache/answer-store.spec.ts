import { AnswerStore } from './answer-store';
import { KeptAnswer } from './kept-answer';

const ID = '5f1e0c9ab2d4471c8a9e6b3d';
const OTHER = '0123456789abcdef01234567';

const answer = (body: string) =>
  new KeptAnswer(
    {
      status: 200,
      headers: [
        ['content-type', 'application/json'],
        ['etag', '"1"'],
      ],
      body: Buffer.from(body),
    },
    { generation: 1, loadedAt: 0, freshUntil: 0 },
  );

describe('the answers that are kept', () => {
  it('are measured with their compressed forms', async () => {
    const store = new AnswerStore(1);
    const kept = answer('[1]'.repeat(1_000));
    store.set('/a', kept);
    const before = store.size;
    store.prepare('/a', kept, 'gzip');
    while (!kept.get('gzip')) await new Promise((resolve) => setImmediate(resolve));
    expect(store.size).toBe(before + (kept.get('gzip')?.body.length ?? 0));
    expect(store.size).toBe(kept.size);
  });

  it('are dropped where an entity that was removed stands in them', () => {
    const store = new AnswerStore(1);
    store.set(`/api/reviews/${ID}`, answer('{}'));
    store.set('/api/reviews', answer(`[{"_id":"${OTHER}"},{"_id":"${ID}"}]`));
    store.set(`/api/reviews/${OTHER}`, answer(`{"_id":"${OTHER}"}`));
    store.dropMentions(ID);
    expect(store.get(`/api/reviews/${ID}`)).toBeUndefined();
    expect(store.get('/api/reviews')).toBeUndefined();
    expect(store.get(`/api/reviews/${OTHER}`)).toBeDefined();
  });

  it('are dropped where their address names a file that was removed, in every width and type', () => {
    const store = new AnswerStore(1);
    const gone = [`/api/files/${ID}`, `/api/files/${ID}?w=320 avif`];
    for (const key of [...gone, `/api/files/${OTHER}?w=320`]) store.set(key, answer('picture'));
    store.dropNamed(new Set([ID]));
    for (const key of gone) expect(store.get(key)).toBeUndefined();
    expect(store.get(`/api/files/${OTHER}?w=320`)).toBeDefined();
  });
});
