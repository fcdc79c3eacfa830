import type { Product } from '@manjara/contracts';
import { productTexts } from '../support/factories/product.factory';
import { withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const PRODUCTS = '/api/products';
const NOBODY = '0123456789abcdef01234567';

describe('/api/products', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('products'));
  afterAll(() => app.stop());

  const post = (texts = productTexts()) =>
    withTexts(app.http.post(PRODUCTS).set('Authorization', admin), texts);
  const put = (id: string, texts: Record<string, string> = {}) =>
    withTexts(app.http.put(`${PRODUCTS}/${id}`).set('Authorization', admin), texts);
  const created = async (texts?: Record<string, string>): Promise<Product> =>
    (
      await post(texts)
        .attach('image', await picture(), 'door.png')
        .expect(201)
    ).body as Product;
  const list = async () => (await app.http.get(PRODUCTS).expect(200)).body as Product[];

  it('adds a product that anybody can then read, with its picture', async () => {
    const product = await created();
    const { alt, arAlt, ...texts } = productTexts();
    expect(product).toMatchObject({ ...texts, image: { alt, arAlt, width: 32, height: 24 } });
    expect(await list()).toEqual([product]);
    expect((await app.http.get(`${PRODUCTS}/${product._id}`).expect(200)).body).toEqual(product);
    const file = await app.http.get(product.image.url).expect(200);
    expect(file.headers['content-type']).toBe('image/jpeg');
  });

  it('lists the newest first', async () => {
    const first = await created(productTexts({ name: 'First' }));
    const second = await created(productTexts({ name: 'Second' }));
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  });

  it.each(Object.keys(productTexts()))('asks for %s', async (field) => {
    const answer = await post(productTexts({ [field]: ' ' })).attach(
      'image',
      await picture(),
      'a.png',
    );
    expect(answer.status).toBe(400);
    const { details } = answer.body as { details: { field: string }[] };
    expect(details.map((detail) => detail.field)).toContain(field);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('asks for a picture', async () => {
    const { body } = await post().expect(400);
    expect(body).toMatchObject({
      message: 'Please fill out all fields.',
      details: [{ field: 'image' }],
    });
  });

  it('takes only a category of products, together with its own Arabic name', async () => {
    const pairs = [
      ['category', { category: 'Hospitality', arCategory: 'الضيافة' }],
      ['arCategory', { category: 'Doors', arCategory: 'الأسقف' }],
    ] as const;
    for (const [field, pair] of pairs) {
      const answer = await post(productTexts(pair)).attach('image', await picture(), 'a.png');
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ details: [{ field }] });
    }
    expect(await list()).toEqual([]);
  });

  it('keeps nothing of a file that is no picture', async () => {
    await post().attach('image', Buffer.from('<html></html>'), 'door.png').expect(415);
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('changes the texts and keeps the picture when none is sent', async () => {
    const product = await created();
    const texts = productTexts({ name: 'Oak door', alt: 'An oak door' });
    const { body } = await put(product._id, texts).expect(200);
    expect(body).toEqual({
      ...product,
      name: 'Oak door',
      image: { ...product.image, alt: 'An oak door' },
    });
    await app.http.get(product.image.url).expect(200);
  });

  it('replaces the picture, whose old file is gone', async () => {
    const product = await created();
    const { body } = await put(product._id)
      .attach('image', await picture('jpeg', { width: 50, height: 10 }), 'new.jpg')
      .expect(200);
    const { image } = body as Product;
    expect(image).toMatchObject({ width: 50, height: 10, alt: product.image.alt });
    expect(image.url).not.toBe(product.image.url);
    await app.http.get(product.image.url).expect(404);
    await app.http.get(image.url).expect(200);
    expect((await app.countStored()).files).toBe(1);
  });

  it('removes a product with its file', async () => {
    const product = await created();
    const path = `${PRODUCTS}/${product._id}`;
    await app.http.delete(path).set('Authorization', admin).expect(204);
    await app.http.get(path).expect(404);
    await app.http.get(product.image.url).expect(404);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('answers 404 for an id that nobody has, and stores nothing for it', async () => {
    const answers = [
      await app.http.get(`${PRODUCTS}/${NOBODY}`),
      await put(NOBODY, productTexts()).attach('image', await picture(), 'a.png'),
      await app.http.delete(`${PRODUCTS}/${NOBODY}`).set('Authorization', admin),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((answer.body as { error: string }).error).toBe('product_not_found');
    }
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('lets nobody write without a sign-in', async () => {
    const { _id } = await created();
    await withTexts(app.http.post(PRODUCTS), productTexts()).expect(401);
    await withTexts(app.http.put(`${PRODUCTS}/${_id}`), productTexts({ name: 'X' })).expect(401);
    await app.http.delete(`${PRODUCTS}/${_id}`).expect(401);
    expect(await list()).toMatchObject([{ _id, name: productTexts().name }]);
  });
});
