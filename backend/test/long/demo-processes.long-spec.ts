import { type DemoContent, readDemoContent } from '../../src/modules/demo/demo-content';
import { ownApi } from '../support/own-api';
import { until } from '../support/until';

jest.setTimeout(120_000);

describe('a start that is killed while it loads the demo content', () => {
  const own = ownApi();
  let content: DemoContent;
  beforeAll(async () => (content = await readDemoContent()));

  const count = (name: string) => own.connection.collection(name).countDocuments();
  const counts = async () => ({
    projects: await count('projects'),
    products: await count('products'),
    reviews: await count('reviews'),
    partners: await count('partners'),
    boxes: await count('boxes'),
  });
  const killInTheMiddle = async () => {
    const killed = own.run({ DEMO_CONTENT: '1' });
    await until(async () => (await count('partners')) > 1, 60_000);
    killed.signal('SIGKILL');
    await killed.exit();
  };

  it('is completed by the next one, which listens only afterwards', async () => {
    await killInTheMiddle();
    const address = await own.run({ DEMO_CONTENT: '1' }).address();
    const projects = (await (await fetch(`${address}/api/projects`)).json()) as unknown[];
    expect(projects).toHaveLength(
      content.projects.filter(({ status }) => status !== 'draft').length,
    );
    expect(await counts()).toEqual({
      projects: content.projects.length,
      products: content.products.length,
      reviews: content.reviews.length,
      partners: content.partners.length,
      boxes: content.boxes.length,
    });
  });

  it('keeps the partial load on a site without demo content', async () => {
    await killInTheMiddle();
    const left = await counts();
    const without = own.run({ DEMO_CONTENT: '0' });
    await without.address();
    without.signal('SIGTERM');
    await without.exit();
    await own.run({ DEMO_CONTENT: '1' }).address();
    expect(await counts()).toEqual(left);
  });
});
