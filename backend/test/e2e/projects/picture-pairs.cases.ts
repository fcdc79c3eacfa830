import type { PicturePair, PreviousVersion, Project, ProjectDraft } from '@manjara/contracts';
import { FileReferences } from '../../../src/storage/file-references';
import { fileIdOf } from '../../../src/storage/stored-picture';
import { projectTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { type Failure, ProjectsApi } from '../../support/projects-api';
import { app } from '../shared-site';

const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const LABELS = { beforeLabel: 'Drawing', arBeforeLabel: 'المخطط' };

const projects = new ProjectsApi(app);
beforeEach(() => app.clear('projects', 'revisions'));

async function upload(): Promise<string> {
  const request = app.asAdmin.post('/api/pictures').attach('image', await picture(), 'a.png');
  return ((await request.expect(201)).body as { url: string }).url;
}

const side = (url: string, alt = 'A hall') => ({ url, alt, arAlt: 'صالة' });

async function withPair() {
  const [before, after] = [await upload(), await upload()];
  const project = await projects.create(1);
  const pairs = JSON.stringify([{ before: side(before), after: side(after), ...LABELS }]);
  const { body } = await projects.put(project._id, { pairs }).expect(200);
  return { before, after, project: body as Project };
}

const urlsOf = (pairs: readonly PicturePair[]) =>
  pairs.flatMap(({ before, after }) => [before.url, after.url]);

describe('the pairs of pictures of a project', () => {
  it('are saved with their labels, stay when absent, and are removed by an empty text', async () => {
    const { before, after, project } = await withPair();
    expect(project.pairs).toMatchObject([
      { before: side(before), after: side(after), ...LABELS, afterLabel: '', arAfterLabel: '' },
    ]);
    expect(project.secondaryImages).toHaveLength(1);
    await projects.put(project._id, { name: 'Villa' }).expect(200);
    expect((await projects.read(project._id)).pairs).toEqual(project.pairs);
    await projects.put(project._id, { pairs: '' }).expect(200);
    expect((await projects.read(project._id)).pairs).toEqual([]);
  });

  it('keep their files, and are part of copies and previous versions', async () => {
    const { before, project } = await withPair();
    const file = fileIdOf(before)!;
    const uses = await app.app.get(FileReferences).usesOf([file]);
    expect(uses.get(file.toHexString())).toEqual([{ kind: 'projects', id: project._id }]);

    const copied = await app.asAdmin.post(`/api/projects/${project._id}/duplicate`).expect(201);
    expect((copied.body as ProjectDraft).pairs).toEqual(project.pairs);

    await projects.put(project._id, { pairs: '[]' }).expect(200);
    const path = `/api/projects/${project._id}/revisions`;
    const [newest] = (await app.asAdmin.get(path).expect(200)).body as PreviousVersion[];
    expect(newest).toMatchObject({ fields: ['pairs'] });
    await app.asAdmin.post(`${path}/${newest!.version}/restore`).expect(200);
    expect(urlsOf((await projects.read(project._id)).pairs)).toEqual(urlsOf(project.pairs));
  });

  it('may be incomplete in a draft, which is then not published', async () => {
    const url = await upload();
    const pairs = JSON.stringify([{ before: { url } }]);
    const texts = { ...projectTexts(), pairs };
    const draft = await projects.create(0, { ...texts, status: 'draft' });
    expect(draft.pairs).toMatchObject([{ before: { url }, after: { alt: '', arAlt: '' } }]);
    const { body } = await projects.put(draft._id, { status: 'published' }).expect(400);
    expect((body as Failure).details?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['pairs.0.before.alt', 'pairs.0.after.url']),
    );
    const whole = JSON.stringify([{ before: side(url), after: side(url) }]);
    await projects.put(draft._id, { pairs: whole, status: 'published' }).expect(200);
  });

  it.each([
    ['no JSON', '[{', 'pairs'],
    ['no list', '{}', 'pairs'],
    ['texts', '["x"]', 'pairs'],
    ['seven', JSON.stringify(Array(7).fill({})), 'pairs'],
    [
      'no description',
      JSON.stringify([{ before: { url: '/x' }, after: {} }]),
      'pairs.0.before.alt',
    ],
    [
      'an unknown picture',
      JSON.stringify([{ before: side('/api/files/0123456789abcdef01234567'), after: side('/x') }]),
      'pairs',
    ],
  ])('are refused as %s', async (_what, pairs, field) => {
    const { _id } = await projects.create();
    const { body } = await projects.put(_id, { pairs }).expect(400);
    expect((body as Failure).details?.map((detail) => detail.field)).toContain(field);
  });
});

describe('the video of a project', () => {
  it('is the address of its page, and may have a picture until it is played', async () => {
    const { _id } = await projects.create();
    await projects.put(_id, { video: 'youtu.be/dQw4w9WgXcQ', videoPoster: await upload() });
    const shown = await projects.read(_id);
    expect(shown).toMatchObject({
      video: LINK,
      videoPoster: { url: expect.any(String) as unknown },
    });
    await projects.put(_id, { video: '', videoPoster: '' }).expect(200);
    expect(await projects.read(_id)).toMatchObject({ video: '', videoPoster: null });
  });

  it.each(['https://vimeo.com/1', 'https://youtube.com/@manjara'])('is not %s', async (video) => {
    const { _id } = await projects.create();
    const { body } = await projects.put(_id, { video }).expect(400);
    expect((body as Failure).details).toMatchObject([{ field: 'video' }]);
  });
});
