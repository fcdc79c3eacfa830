import type { Message } from '@manjara/contracts';
import { TestApp } from '../support/test-app';

const MESSAGES = '/api/messages';
const MESSAGE = {
  name: 'Nora Salem',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.\nAnd a staircase.',
};
const SENT = { message: 'Message has been sent successfully!' };

describe('/api/messages', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('messages'));
  afterAll(() => app.stop());

  const send = (message: object) => app.http.post(MESSAGES).send(message);
  const list = async () =>
    (await app.http.get(MESSAGES).set('Authorization', admin).expect(200)).body as Message[];
  const received = async (changes: Partial<typeof MESSAGE> = {}): Promise<Message> => {
    await send({ ...MESSAGE, ...changes }).expect(201);
    return (await list())[0] as Message;
  };
  const setRead = (id: string, body: object) =>
    app.http.put(`${MESSAGES}/read-message/${id}`).set('Authorization', admin).send(body);

  it('are sent again only when something has changed', async () => {
    const ask = () => app.http.get(MESSAGES).set('Authorization', admin);
    const { _id } = await received();
    const etag = (await ask().expect(200)).headers.etag as string;
    await ask().set('If-None-Match', etag).expect(304);
    await setRead(_id, { isRead: true }).expect(200);
    await ask().set('If-None-Match', etag).expect(200);
  });

  it('thanks in the language of the visitor', async () => {
    const { body } = await send(MESSAGE).set('Accept-Language', 'ar').expect(201);
    expect((body as { message: string }).message).toMatch(/بنجاح/);
  });

  it('lists the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await send({ ...MESSAGE, name }).expect(201);
    expect((await list()).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  });

  it.each(['https://spam.example', 1, { a: 1 }, ['x']])(
    'drops a message whose honeypot holds %j, and looks as if it had not',
    async (website) => {
      expect((await send({ ...MESSAGE, website }).expect(201)).body).toEqual(SENT);
      expect(await list()).toEqual([]);
    },
  );

  it('keeps a message whose honeypot a person left empty', async () => {
    await send({ ...MESSAGE, website: '' }).expect(201);
    expect(await list()).toHaveLength(1);
  });

  it('keeps a phone number as it was typed, in whichever digits', async () => {
    const phone = '+٩٦٦ (٥٠) 123-۴۵۶۷';
    expect((await received({ phone })).phone).toBe(phone);
  });

  it.each([
    ['en', 'Phone: Enter at least seven digits and no letters, such as 05XXXXXXXX.'],
    ['ar', 'رقم الهاتف: اكتب رقمًا من سبعة أرقام على الأقل بلا حروف، مثل 05XXXXXXXX.'],
  ])('says in words (%s) which phone number it takes', async (language, message) => {
    const sent = send({ ...MESSAGE, phone: '123' }).set('Accept-Language', language);
    expect((await sent.expect(400)).body).toMatchObject({ message });
  });
});

describe('the limit of messages', () => {
  it('holds for one client, and says when to try again', async () => {
    const app = await TestApp.start({ rateLimits: { login: 1000, forms: 2 }, trustProxy: 1 });
    try {
      const sendFrom = (client: string) =>
        app.http.post(MESSAGES).set('X-Forwarded-For', client).send(MESSAGE);
      await sendFrom('192.0.2.1').expect(201);
      await sendFrom('192.0.2.1').expect(201);
      const refused = await sendFrom('192.0.2.1').expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((refused.body as { error: string }).error).toBe('too_many_requests');
      await sendFrom('192.0.2.2').expect(201);
      expect(await app.connection.collection('messages').countDocuments()).toBe(3);
    } finally {
      await app.stop();
    }
  });
});
