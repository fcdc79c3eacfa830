import { register } from 'prom-client';
import { postProject, raw } from '../support/reads';
import { TestApp } from '../support/test-app';

const LIST = '/api/projects';

/** Bytes in use, by kind. */
async function sizes(): Promise<Record<string, number>> {
  const { values = [] } = (await register.getSingleMetric('manjara_read_cache_bytes')?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [labels.kind, value]));
}

describe('the memory for answers', () => {
  it('never exceeds its limit', async () => {
    const app = await TestApp.start(
      { cacheMb: { data: 0.04, pictures: 0.02 } },
      { images: 'real' },
    );
    try {
      for (let page = 1; page < 40; page++) {
        await app.http.get(`${LIST}?page=${page}&limit=5`);
        await app.http.get(`/api/reviews/${String(page).padStart(24, '0')}`);
        await app.http.get(`${LIST}?page=${page}&lang=en`);
        expect((await sizes()).data).toBeLessThanOrEqual(40_000);
      }
      expect((await sizes()).data).toBeGreaterThan(20_000);
      app.admin = await app.signIn();
      const { image } = await postProject(app);
      const size = (await raw(app, image.url)).bytes.length;
      expect(size).toBeGreaterThan(20_000);
      // Too large to be cached, but complete.
      expect((await raw(app, image.url)).bytes.length).toBe(size);
      expect((await sizes()).pictures).toBe(0);
    } finally {
      await app.stop();
    }
  });
});
