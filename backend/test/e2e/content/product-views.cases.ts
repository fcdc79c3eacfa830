import type { PreviousVersion, Product } from '@manjara/contracts';
import { operationOf } from '../../contract/operations';
import { picture } from '../../support/pictures';
import { api } from '../shared-site';

beforeEach(() => api.app.clearAll());

/** A product as it was stored before products had secondary pictures. */
async function anOlderProduct(): Promise<string> {
  const { request } = await api.prepare(operationOf('PUT /products/{id}'));
  await api.app.connection
    .collection('products')
    .updateOne({}, { $unset: { secondaryImages: 1 } } as const);
  await api.app.contentChanged();
  return `/api/products/${request.id}`;
}

const viewsOf = async (path: string) =>
  ((await api.app.http.get(path).expect(200)).body as Product).secondaryImages;

describe('a product from before products had secondary pictures', () => {
  it('has none, also after a change of something else', async () => {
    const path = await anOlderProduct();
    expect(await viewsOf(path)).toEqual([]);
    const list = (await api.app.http.get('/api/products').expect(200)).body as Product[];
    expect(list.map(({ secondaryImages }) => secondaryImages)).toEqual([[]]);
    await api.app.asAdmin
      .put(path)
      .field('name', 'Door')
      .field('secondaryAlt', 'A side')
      .expect(200);
    expect(await viewsOf(path)).toEqual([]);
    const { body } = await api.app.asAdmin.get(`${path}/revisions`).expect(200);
    expect((body as PreviousVersion[])[0]!.fields).toEqual(['name']);
  });

  it('takes some, and is restored without them', async () => {
    const path = await anOlderProduct();
    const change = api.app.asAdmin.put(path).field('secondaryAlt', 'From the side');
    await change.attach('secondaryImages', await picture(), 'side.png').expect(200);
    const [view] = await viewsOf(path);
    expect(view).toMatchObject({ alt: 'From the side', arAlt: '' });
    await api.app.http.get(view!.url).expect(200);
    await api.app.asAdmin.post(`${path}/revisions/1/restore`).expect(200);
    expect(await viewsOf(path)).toEqual([]);
  });
});
