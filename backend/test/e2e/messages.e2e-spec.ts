import { MailServer, mailSettings } from '../support/mail-server';
import { TestApp } from '../support/test-app';
import { keptAddresses } from '../support/visitors';

const MESSAGE = {
  name: 'Nora Salem',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.',
};

describe('/api/messages', () => {
  let app: TestApp;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await MailServer.start();
    app = await TestApp.start(mailSettings(mails));
  });
  beforeEach(() => app.clear('messages'));
  afterAll(async () => {
    await app.stop();
    await mails.stop();
  });

  const send = (changes: object) => app.http.post('/api/messages').send({ ...MESSAGE, ...changes });

  it('drops a message whose honeypot is filled, tells nobody, and looks as if it had not', async () => {
    for (const website of ['https://spam.example', 1, { a: 1 }, ['x']]) {
      const { body } = await send({ website }).expect(201);
      expect(body).toEqual({ message: 'Message has been sent successfully!' });
    }
    await send({ email: 'person@example.com', website: '' }).expect(201);
    expect(await keptAddresses(app, 'messages')).toEqual(['person@example.com']);
    expect((await mails.mail()).replyTo).toMatchObject([{ address: 'person@example.com' }]);
    expect(mails.attempts).toBe(1);
  });

  it.each([
    ['en', 'Enter at least seven digits and no letters, such as 05XXXXXXXX.'],
    ['ar', 'اكتب رقمًا صحيحًا، مثل 05XXXXXXXX.'],
  ])('says in words (%s) which phone number it takes', async (language, message) => {
    const { body } = await send({ phone: '123' }).set('Accept-Language', language).expect(400);
    expect(body).toMatchObject({ message });
  });
});
