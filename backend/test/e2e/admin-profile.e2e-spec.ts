import type { AdminProfile } from '@manjara/contracts';
import { picture } from '../support/pictures';
import { ADMIN, TestApp } from '../support/test-app';

const UPDATE = '/api/admin/profile/update-image';

describe('/api/admin/profile/update-image', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());

  const post = () => app.http.post(UPDATE).set('Authorization', admin);
  const upload = async () =>
    (
      await post()
        .attach('image', await picture(), 'me.png')
        .expect(200)
    ).body as AdminProfile;

  it('sets the avatar, answers the profile and removes the avatar before it', async () => {
    const first = await upload();
    expect(first).toMatchObject({ email: ADMIN.email, image: { width: 32, height: 24 } });
    const second = await upload();
    expect(second.image?.url).not.toBe(first.image?.url);
    await app.http.get(first.image?.url ?? '').expect(404);
    await app.http.get(second.image?.url ?? '').expect(200);
    expect((await app.countStored()).files).toBe(1);
    const { body } = await app.http.get('/api/admin/profile').set('Authorization', admin);
    expect(body).toEqual(second);
  });

  it('keeps the avatar when the new one is refused', async () => {
    const before = await upload();
    await post().attach('image', Buffer.from('%PDF-1.7'), 'me.png').expect(415);
    await post().field('image', 'text').expect(400);
    await post().field('nothing', 'x').expect(400);
    const { body } = await app.http.get('/api/admin/profile').set('Authorization', admin);
    expect(body).toEqual(before);
    expect((await app.countStored()).files).toBe(1);
  });

  it('never tells the password, hashed or not', async () => {
    const { text } = await app.http.get('/api/admin/profile').set('Authorization', admin);
    expect(text).not.toMatch(/argon2|password/i);
  });

  it('is for the admin alone', async () => {
    await app.http
      .post(UPDATE)
      .attach('image', await picture(), 'me.png')
      .expect(401);
  });
});
