import { ReadCache } from '../../src/read-cache/read-cache';
import { cacheStatus, postProject, raw, visit } from '../support/reads';
import { TestApp } from '../support/test-app';

const LIST = '/api/projects';

describe('the memory for answers', () => {
  it('is never more than it may be', async () => {
    const app = await TestApp.start({ cacheMb: { data: 0.02, pictures: 0.02 } });
    try {
      const cache = app.app.get(ReadCache);
      for (let page = 1; page < 40; page++) {
        await visit(app.server, `${LIST}?page=${page}&limit=5`);
        expect(cache.sizes.data).toBeLessThanOrEqual(20_000);
      }
      expect(cache.sizes.data).toBeGreaterThan(4_000);
      const { image } = await postProject(app, await app.signIn());
      const size = (await raw(app, image.url)).bytes.length;
      expect(size).toBeGreaterThan(20_000);
      // Too large to be kept, and whole all the same.
      expect((await raw(app, image.url)).bytes.length).toBe(size);
      expect(cache.sizes.pictures).toBe(0);
    } finally {
      await app.stop();
    }
  });

  it('may be none at all', async () => {
    const app = await TestApp.start({ cacheMb: { data: 0, pictures: 0 } });
    try {
      for (let time = 0; time < 2; time++) {
        expect(cacheStatus(await visit(app.server, LIST))).toBe('');
      }
    } finally {
      await app.stop();
    }
  });
});
