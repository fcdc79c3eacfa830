import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const LIMIT_MB = 0.02;

describe('the CV of an application', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start({ uploadMaxMb: { image: 15, cv: LIMIT_MB } })));
  beforeEach(() => app.clear('jobs'));
  afterAll(() => app.stop());

  const send = (cv: Buffer, filename = 'cv.pdf', contentType = 'application/pdf') =>
    withTexts(app.http.post('/api/jobs'), jobTexts()).attach('cv', cv, { filename, contentType });
  const expectStored = async (count: number) => {
    expect(await app.connection.collection('jobs').countDocuments()).toBe(count);
    expect(await app.countStored()).toEqual({ files: count, chunks: count });
  };
  /** A PDF of so many bytes. */
  const ofSize = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);

  it.each([
    ['as it is', () => send(pdf())],
    ['under another name', () => send(pdf(), 'cv.txt', 'text/plain')],
    ['with a few bytes before it', () => send(Buffer.concat([Buffer.alloc(900, '\n'), pdf()]))],
    ['as large as it may be', () => send(ofSize(LIMIT_MB * 1e6))],
  ])('is a PDF %s', async (_what, request) => {
    await request().expect(201);
    await expectStored(1);
  });

  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', () => picture('png')],
    ['a text', () => Buffer.from('I am a joiner.')],
    ['nothing', () => Buffer.alloc(0)],
    ['a PDF behind something else', () => Buffer.concat([Buffer.alloc(1_024, 'x'), pdf()])],
  ])('is refused when it is %s', async (_what, cv) => {
    const { body } = await send(await cv()).expect(415);
    expect(body).toEqual({
      statusCode: 415,
      error: 'pdf_expected',
      message: 'Please upload a valid pdf file.',
      details: [{ field: 'cv', message: 'Please upload a valid pdf file.' }],
    });
    const arabic = await send(await cv()).set('Accept-Language', 'ar');
    expect(arabic.body).toMatchObject({ message: 'يُرجى رفع ملف PDF صالح.' });
    await expectStored(0);
  });

  it('is refused when it is larger than it may be', async () => {
    const message = `The file is too large: at most ${LIMIT_MB} MB are accepted.`;
    const { body } = await send(ofSize(LIMIT_MB * 1e6 + 1)).expect(413);
    expect(body).toEqual({
      statusCode: 413,
      error: 'file_too_large',
      message,
      details: [{ field: 'cv', message }],
    });
    await expectStored(0);
  });
});
