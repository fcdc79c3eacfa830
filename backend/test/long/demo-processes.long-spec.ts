import { type DemoContent, readDemoContent } from '../../src/modules/demo/demo-content';
import { ownApi } from '../support/own-api';
import { until } from '../support/until';

jest.setTimeout(120_000);

describe('two processes that start at once on an empty database', () => {
  const own = ownApi();
  let content: DemoContent;
  beforeAll(async () => (content = await readDemoContent()));

  const run = (demoContent = '1') => own.run({ DEMO_CONTENT: demoContent });
  const count = (name: string) => own.connection.collection(name).countDocuments();
  const counts = async () => ({
    projects: await count('projects'),
    products: await count('products'),
    reviews: await count('reviews'),
    partners: await count('partners'),
    boxes: await count('boxes'),
  });
  const once = () => ({
    projects: content.projects.length + content.projectDrafts.length,
    products: content.products.length,
    reviews: content.reviews.length,
    partners: content.partners.length,
    boxes: content.boxes.length,
  });
  const begun = () => until(async () => (await count('partners')) > 1, 60_000);

  it('load the demo content once, and both listen only when it is there', async () => {
    const both = [run(), run()];
    for (const each of await Promise.all(both.map((api) => api.address()))) {
      const projects = (await (await fetch(`${each}/api/projects`)).json()) as unknown[];
      expect(projects).toHaveLength(content.projects.length);
    }
    expect(await counts()).toEqual(once());
  });

  it('load it once when the one that had begun is killed in the middle', async () => {
    const killed = run();
    await begun();
    const other = run();
    killed.signal('SIGKILL');
    await other.address();
    expect(await counts()).toEqual(once());
  });

  it('leave the load alone where one of them wants no demo content, which waits for its end', async () => {
    const loads = run();
    await begun();
    await run('0').address();
    expect(await counts()).toEqual(once());
    await loads.address();
  });
});
