import type { NotificationStatus } from '@manjara/contracts';
import { ADMIN } from '../../support/test-app';
import { sendApplication } from '../../support/visitors';
import { api, app } from '../shared-site';

const MESSAGE = {
  name: 'نورة السالم',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.',
};
const TOLD = '/api/admin/notifications';

beforeEach(async () => {
  api.pushes.clear();
  await app.connection.collection('push_subscriptions').deleteMany({});
  app.admin = await app.signIn();
  await app.asAdmin.put(TOLD).send({ mail: false }).expect(200);
});

const send = () => app.http.post('/api/messages').send(MESSAGE).expect(201);
const status = async (authorization = app.admin) =>
  (await app.http.get(TOLD).set('Authorization', authorization).expect(200))
    .body as NotificationStatus;
const stored = () => app.connection.collection('push_subscriptions').find().toArray();

/** Signs in on a new device and turns its notifications on. */
async function subscribe(name: string, language: 'ar' | 'en' = 'ar', as?: string) {
  const authorization = as ?? (await app.signIn());
  const { push } = await status(authorization);
  const device = api.pushes.subscribe(name, push.publicKey, language);
  await app.http.put(`${TOLD}/device`).set('Authorization', authorization).send(device).expect(200);
  return authorization;
}

describe('a push notification', () => {
  it('tells every device in its language of kind and time, and of nothing else', async () => {
    await subscribe('phone', 'ar');
    await subscribe('desktop', 'en');
    await send();
    const pushes = [await api.pushes.push(1), await api.pushes.push(2)];
    const phone = pushes.find(({ device }) => device === 'phone')!;
    const desktop = pushes.find(({ device }) => device === 'desktop')!;
    expect(phone.message).toEqual({
      title: expect.stringMatching(/^رسالة جديدة من الموقع، [٠-٩]{1,2}:[٠-٩]{2}\s[صم]$/) as unknown,
      lang: 'ar',
      dir: 'rtl',
      tag: 'message',
      url: '/dashboard/messages',
    });
    expect(desktop.message).toEqual({
      title: expect.stringMatching(/^New message from the site, \d\d:\d\d$/) as unknown,
      lang: 'en',
      dir: 'ltr',
      tag: 'message',
      url: '/dashboard/messages',
    });
    for (const { message, raw } of pushes) {
      const all = JSON.stringify(message) + raw;
      for (const value of [...Object.values(MESSAGE), ADMIN.email])
        expect(all).not.toContain(value);
    }
  });

  it('waits a week at the push service, and several become one', async () => {
    await subscribe('phone');
    await send();
    const { headers } = await api.pushes.push();
    expect(headers).toMatchObject({ ttl: '604800', urgency: 'high', topic: 'message' });
  });

  it('tells of an application', async () => {
    await subscribe('phone', 'en');
    await sendApplication(app, 'salim@example.com');
    const { message } = await api.pushes.push();
    expect(message.title).toMatch(/^New job application, /);
    expect(message.url).toBe('/dashboard/jobs');
  });

  it('is sent again while the push service is busy, and not once the message is deleted', async () => {
    await subscribe('phone');
    api.pushes.verdict = () => (api.pushes.attempts === 1 ? 503 : 201);
    await send();
    await api.pushes.push();
    expect(api.pushes.attempts).toBe(2);
    api.pushes.clear();
    api.pushes.verdict = () => 503;
    await send();
    await api.pushes.until(() => api.pushes.attempts === 1);
    await app.connection.collection('messages').deleteMany({});
    api.pushes.verdict = () => 201;
    // The next notification is the only one that arrives.
    await sendApplication(app, 'salim@example.com');
    expect((await api.pushes.push()).message.tag).toBe('application');
  });

  it('does not delay the visitor', async () => {
    await subscribe('phone');
    let release = () => {};
    api.pushes.verdict = () => new Promise((resolve) => (release = () => resolve(201)));
    await send();
    await api.pushes.until(() => api.pushes.attempts === 1);
    release();
    await api.pushes.push();
  });
});

describe('a device', () => {
  it.each([404, 410])('is forgotten when its push service does not know it (%i)', async (code) => {
    await subscribe('phone');
    api.pushes.verdict = () => code;
    await send();
    await api.pushes.until(() => api.pushes.attempts === 1);
    while ((await stored()).length > 0) await new Promise(setImmediate);
    expect(await status()).toMatchObject({ isTold: false, push: { devices: 0 } });
  });

  it('is not told after a sign-out, not even by an attempt that waits', async () => {
    const phone = await subscribe('phone');
    api.pushes.verdict = () => 503;
    await send();
    await api.pushes.until(() => api.pushes.attempts === 1);
    await app.http.post('/api/admin/logout').set('Authorization', phone).expect(204);
    expect(await stored()).toEqual([]);
    await subscribe('desktop');
    api.pushes.verdict = () => 201;
    expect((await api.pushes.push()).device).toBe('desktop');
    expect(api.pushes.attempts).toBe(2);
  });

  it('is not told after a new password, except for the one that set it', async () => {
    await subscribe('phone');
    const here = await subscribe('here');
    const { name } = (await app.http.get('/api/admin/profile').set('Authorization', here)).body as {
      name: string;
    };
    const password = 'walnut-and-cedar-2';
    await app.http
      .put('/api/admin/profile')
      .set('Authorization', here)
      .send({ name, password, currentPassword: ADMIN.password })
      .expect(200);
    expect((await stored()).map(({ endpoint }) => String(endpoint))).toEqual([
      'https://push.example.com/here',
    ]);
    await app.http
      .put('/api/admin/profile')
      .set('Authorization', here)
      .send({ name, password: ADMIN.password, currentPassword: password })
      .expect(200);
  });

  it('stays when its session runs out, and belongs to the next sign-in on it', async () => {
    await subscribe('phone');
    await app.connection.collection('sessions').deleteMany({});
    await send();
    await api.pushes.push();
    const next = await app.signIn();
    expect((await status(next)).push).toMatchObject({ devices: 1, isOnHere: false });
    await subscribe('phone', 'en', next);
    expect((await status(next)).push).toMatchObject({ devices: 1, isOnHere: true });
  });

  it('is one for a session, and can be turned off there or from another', async () => {
    const here = await subscribe('here');
    await subscribe('again', 'ar', here);
    await subscribe('lost phone');
    expect((await status(here)).push).toMatchObject({ devices: 2, isOnHere: true });
    const others = app.http.delete(`${TOLD}/other-devices`).set('Authorization', here);
    expect((await others.expect(200)).body).toMatchObject({ push: { devices: 1, isOnHere: true } });
    const own = app.http.delete(`${TOLD}/device`).set('Authorization', here);
    expect((await own.expect(200)).body).toMatchObject({ push: { devices: 0, isOnHere: false } });
  });

  it.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://push.example.com:8443/a',
    'https://user:secret@push.example.com/a',
    'not an address',
  ])('cannot name %s as its push service', async (endpoint) => {
    const device = { ...api.pushes.subscribe('x', (await status()).push.publicKey), endpoint };
    const answer = await app.asAdmin.put(`${TOLD}/device`).send(device).expect(400);
    expect(answer.body).toMatchObject({ details: [{ field: 'endpoint' }] });
    expect(await stored()).toEqual([]);
  });
});

describe('the test of a device', () => {
  it('arrives on the device of the session only', async () => {
    await subscribe('other');
    const here = await subscribe('here');
    await app.http.post(`${TOLD}/test-push`).set('Authorization', here).expect(204);
    const { device, message } = await api.pushes.push();
    expect({ device, tag: message.tag }).toEqual({ device: 'here', tag: 'test' });
  });

  it.each([
    [410, 409, 'device_gone'],
    [403, 502, 'push_refused'],
    [302, 502, 'push_refused'],
    [500, 502, 'push_unreachable'],
  ])('says what to do when the push service answers %i', async (code, expected, error) => {
    const here = await subscribe('here');
    api.pushes.verdict = () => code;
    const test = app.http.post(`${TOLD}/test-push`).set('Authorization', here);
    expect((await test.expect(expected)).body).toMatchObject({ error });
    // A redirect is not followed.
    expect(api.pushes.attempts).toBe(1);
    expect((await status(here)).isTold).toBe(false);
  });

  it('is refused where notifications are off', async () => {
    const test = await app.asAdmin.post(`${TOLD}/test-push`).expect(409);
    expect(test.body).toMatchObject({ error: 'device_not_told' });
  });

  it('counts again once a notification arrives', async () => {
    const here = await subscribe('here');
    api.pushes.verdict = () => 403;
    await app.http.post(`${TOLD}/test-push`).set('Authorization', here).expect(502);
    expect((await status(here)).push.hasFailed).toBe(true);
    api.pushes.verdict = () => 201;
    await app.http.post(`${TOLD}/test-push`).set('Authorization', here).expect(204);
    expect(await status(here)).toMatchObject({ isTold: true, push: { hasFailed: false } });
  });
});
