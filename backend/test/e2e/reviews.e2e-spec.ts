import type { Review } from '@manjara/contracts';
import { withTexts } from '../support/factories/project.factory';
import { reviewTexts } from '../support/factories/review.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const REVIEWS = '/api/reviews';
const NOBODY = '0123456789abcdef01234567';

describe('/api/reviews', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('reviews'));
  afterAll(() => app.stop());

  const post = (texts = reviewTexts()) =>
    withTexts(app.http.post(REVIEWS).set('Authorization', admin), texts);
  const created = async (texts?: Record<string, string>): Promise<Review> =>
    (
      await post(texts)
        .attach('image', await picture(), 'huda.png')
        .expect(201)
    ).body as Review;
  const list = async () => (await app.http.get(REVIEWS).expect(200)).body as Review[];

  it('adds a review that anybody can then read', async () => {
    const review = await created();
    const { alt, arAlt, ...texts } = reviewTexts();
    expect(review).toMatchObject({ ...texts, image: { alt, arAlt } });
    expect(await list()).toEqual([review]);
    expect((await app.http.get(`${REVIEWS}/${review._id}`).expect(200)).body).toEqual(review);
    await app.http.get(review.image.url).expect(200);
  });

  it('lists the newest first', async () => {
    const first = await created();
    const second = await created();
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  });

  it.each(Object.keys(reviewTexts()))('asks for %s', async (field) => {
    const { body } = await post(reviewTexts({ [field]: '' }))
      .attach('image', await picture(), 'a.png')
      .expect(400);
    expect(body).toMatchObject({ message: 'Please fill out all fields.', details: [{ field }] });
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('changes texts and picture apart from each other', async () => {
    const review = await created();
    const change = () => app.http.put(`${REVIEWS}/${review._id}`).set('Authorization', admin);

    const texts = reviewTexts({ title: 'Still perfect', description: 'A year\nlater.' });
    const { body: renamed } = await withTexts(change(), texts).expect(200);
    expect(renamed).toEqual({ ...review, title: 'Still perfect', description: 'A year\nlater.' });

    const { body } = await change()
      .attach('image', await picture(), 'new.png')
      .expect(200);
    const { image, ...rest } = body as Review;
    const { image: _image, ...kept } = renamed as Review;
    expect(rest).toEqual(kept);
    expect(image.url).not.toBe(review.image.url);
    await app.http.get(review.image.url).expect(404);
    expect((await app.countStored()).files).toBe(1);
  });

  it('removes a review with its file', async () => {
    const { _id } = await created();
    await app.http.delete(`${REVIEWS}/${_id}`).set('Authorization', admin).expect(204);
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    const again = await app.http.delete(`${REVIEWS}/${_id}`).set('Authorization', admin);
    expect(again.status).toBe(404);
    expect((again.body as { error: string }).error).toBe('review_not_found');
  });

  it('answers 404 to a change of a review that nobody has', async () => {
    await withTexts(app.http.put(`${REVIEWS}/${NOBODY}`).set('Authorization', admin), reviewTexts())
      .attach('image', await picture(), 'a.png')
      .expect(404);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('lets nobody write without a sign-in', async () => {
    const { _id } = await created();
    await withTexts(app.http.post(REVIEWS), reviewTexts()).expect(401);
    await withTexts(app.http.put(`${REVIEWS}/${_id}`), reviewTexts({ title: 'X' })).expect(401);
    await app.http.delete(`${REVIEWS}/${_id}`).expect(401);
    expect(await list()).toMatchObject([{ _id, title: reviewTexts().title }]);
  });
});
