import { jobTexts } from './factories/job.factory';
import { withTexts } from './factories/project.factory';
import { pdf } from './pdfs';
import type { TestApp } from './test-app';

const MESSAGE = { name: 'Nora Salem', phone: '+966 50 000 0000', message: 'Six doors, please.' };

export const sendMessage = (app: TestApp, email: string, changes: Partial<typeof MESSAGE> = {}) =>
  app.http
    .post('/api/messages')
    .send({ ...MESSAGE, ...changes, email })
    .expect(201);

interface SentCv {
  bytes?: Buffer;
  name?: string;
  /** More texts of the form. */
  texts?: Record<string, string>;
}

export const sendApplication = (
  app: TestApp,
  email: string,
  { bytes = pdf(), name = 'cv.pdf', texts }: SentCv = {},
) =>
  withTexts(app.http.post('/api/jobs'), jobTexts({ email, ...texts }))
    .attach('cv', bytes, name)
    .expect(201);

/** The email addresses of all documents in a collection, sorted. */
export const storedAddresses = async (app: TestApp, collection: string): Promise<unknown[]> =>
  (await app.connection.collection(collection).find().toArray())
    .map(({ email }) => email as unknown)
    .sort();

/** Moves all submissions of an address back by a number of days. */
export async function age(app: TestApp, collection: string, email: string, days: number) {
  const createdAt = new Date(Date.now() - days * 86_400_000);
  await app.connection.collection(collection).updateMany({ email }, { $set: { createdAt } });
}
