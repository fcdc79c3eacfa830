import { deflateRawSync } from 'node:zlib';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const JOBS = '/api/jobs';
const NOTHING = { jobs: 0, files: 0, chunks: 0 };

describe('the CV of an application', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  beforeEach(() => app.clear('jobs'));
  afterAll(() => app.stop());

  const send = (cv: Buffer, name = 'cv.pdf', contentType = 'application/pdf') =>
    withTexts(app.http.post(JOBS), jobTexts()).attach('cv', cv, { filename: name, contentType });
  const stored = async () => ({
    jobs: await app.connection.collection('jobs').countDocuments(),
    ...(await app.countStored()),
  });

  it.each([
    ['as it is', () => pdf()],
    ['with a few bytes before it', () => Buffer.concat([Buffer.from('\n'.repeat(900)), pdf()])],
    ['with a few bytes after it', () => Buffer.concat([pdf(), Buffer.alloc(900)])],
    ['that is large', () => pdf({ atLeast: 9_900_000 })],
  ])('is a PDF %s', async (_what, cv) => {
    await send(cv()).expect(201);
    expect(await stored()).toMatchObject({ jobs: 1, files: 1 });
  });

  it('is judged by its content, not by what it is called', async () => {
    await send(pdf(), 'cv.txt', 'text/plain').expect(201);
    expect(await stored()).toMatchObject({ jobs: 1, files: 1 });
  });

  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', () => picture('png')],
    ['an archive', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x')])],
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
    expect(arabic.body).toMatchObject({ message: 'يرجى رفع ملف PDF صالح.' });
    expect(await stored()).toEqual(NOTHING);
  });
});

describe('the limit of CVs', () => {
  it('answers 413 for one over it, takes one that reaches it, and stores only that', async () => {
    const app = await TestApp.start({ uploadMaxMb: { image: 15, cv: 0.02 } });
    try {
      const send = (bytes: number) => {
        const cv = pdf({ atLeast: bytes - 1_500 });
        const padding = Buffer.alloc(bytes - cv.length);
        const request = withTexts(app.http.post(JOBS), jobTexts());
        return request.attach('cv', Buffer.concat([cv, padding]), 'cv.pdf');
      };
      const message = 'The file is too large: at most 0.02 MB are accepted.';
      expect((await send(20_001).expect(413)).body).toEqual({
        statusCode: 413,
        error: 'file_too_large',
        message,
        details: [{ field: 'cv', message }],
      });
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
      await send(20_000).expect(201);
      expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    } finally {
      await app.stop();
    }
  });
});
