import type { HomeContent, Project, ProjectDraft } from '@manjara/contracts';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { type Failure, ProjectsApi, secondaryUrls } from '../support/projects-api';
import { TestApp } from '../support/test-app';

const LEFT = { x: 10, y: 60 };
const TOP = { x: 50, y: 0 };

describe('the focal point of a picture', () => {
  let app: TestApp;
  let admin: string;
  let projects: ProjectsApi;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    projects = new ProjectsApi(app, admin);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects', 'project_drafts', 'home_content'));

  const create = (texts: Record<string, string> = {}, secondary = 0) =>
    projects.create(secondary, projectTexts({ focus: '10,60', ...texts }));
  const change = async (id: string, texts: Record<string, string>) =>
    (await projects.put(id, texts).expect(200)).body as Project;
  const post = (path: string, texts: Record<string, string> = {}) =>
    withTexts(app.http.post(path).set('Authorization', admin), texts);

  it('stays until it is moved, cleared, or the picture is another one', async () => {
    const { _id, image } = await create();
    expect(image.focus).toEqual(LEFT);
    expect((await change(_id, { alt: 'Oak stairs' })).image.focus).toEqual(LEFT);
    expect((await change(_id, { focus: '50,0' })).image).toMatchObject({ focus: TOP });
    expect((await change(_id, { focus: '' })).image).not.toHaveProperty('focus');

    await change(_id, { focus: '10,60' });
    const replace = async (texts: Record<string, string> = {}) =>
      (await projects.put(_id, texts).attach('image', await picture(), 'b.png')).body as Project;
    expect((await replace()).image).not.toHaveProperty('focus');
    expect((await replace({ focus: '50,0' })).image.focus).toEqual(TOP);
  });

  it('goes with each further picture, whatever their order', async () => {
    const project = await create({}, 2);
    const [first, second] = secondaryUrls(project) as [string, string];
    const focusOf = ({ secondaryImages }: Project) =>
      Object.fromEntries(secondaryImages.map(({ url, focus }) => [url, focus]));

    const put = (urls: string[], focuses: string[] = []) => {
      const request = projects.put(project._id);
      for (const url of urls) void request.field('secondaryImages', url);
      for (const focus of focuses) void request.field('secondaryFocus', focus);
      return request.expect(200).then(({ body }) => focusOf(body as Project));
    };
    expect(await put([], ['', '10,60'])).toEqual({ [second]: LEFT });
    expect(await put([second, first])).toEqual({ [second]: LEFT });
    expect(await put([second, first], ['', '50,0'])).toEqual({ [first]: TOP });
  });

  it('is kept by drafts, copies and what is published of them', async () => {
    const draftTexts = projectTexts({ secondaryFocus: '50,0', status: 'draft' });
    const request = post('/api/projects', draftTexts);
    void request.attach('image', await picture(), 'main.png');
    void request.attach('secondaryImages', await picture(), 'more.png');
    const { _id } = (await request.expect(201)).body as ProjectDraft;
    const draft = await projects.put(_id, { focus: '10,60', status: 'draft' }).expect(200);

    const focused = { image: { focus: LEFT }, secondaryImages: [{ focus: TOP }] };
    expect(draft.body).toMatchObject(focused);
    const published = await projects.put(_id, { status: 'published' }).expect(200);
    expect(published.body).toMatchObject(focused);
    const copied = await post(`/api/projects/${_id}/duplicate`).expect(201);
    expect(copied.body).toMatchObject(focused);
    const again = await projects.put(_id, { status: 'draft' }).expect(200);
    expect(again.body).toMatchObject(focused);
  });

  it('gives a draft no picture that it has not', async () => {
    const draft = { name: 'Villa', focus: '10,60', status: 'draft' };
    const { _id } = (await post('/api/projects', draft).expect(201)).body as ProjectDraft;
    const { body } = await projects.put(_id, { focus: '50,0', status: 'draft' }).expect(200);
    expect((body as ProjectDraft).image).toEqual({ alt: '', arAlt: '' });
  });

  it('belongs to the picture of a slot', async () => {
    const save = async (texts: Record<string, string>, files: string[] = []) => {
      const request = post('/api/content/home', texts);
      for (const name of files) void request.attach(name, await picture(), 'a.png');
      return (await request.expect(200)).body as HomeContent;
    };
    const both = { heroImageFocus: '10,60', 'images[2]_focus': '50,0' };
    await save(both, ['heroImage', 'images[2]']);
    const kept = await save({ mainText: 'Made of wood' });
    expect(kept).toMatchObject({ heroImage: { focus: LEFT } });
    expect(kept.aboutImages[2]).toMatchObject({ focus: TOP });
    const after = await save({ heroImageFocus: '' }, ['images[2]']);
    expect(after.heroImage).not.toHaveProperty('focus');
    expect(after.aboutImages[2]).not.toHaveProperty('focus');
  });

  it.each([
    ['en', 'Two whole numbers from 0 to 100 with a comma between them, such as 30,40.'],
    ['ar', 'رقمان صحيحان من ٠ إلى ١٠٠ بينهما فاصلة، مثل 30,40.'],
  ])('is refused outside of the picture, in %s', async (language, message) => {
    const { _id } = await create();
    const request = projects.put(_id, { focus: '30,140' }).set('Accept-Language', language);
    const { body } = await request.expect(400);
    expect((body as Failure).message).toBe(message);
    expect((await projects.read(_id)).image.focus).toEqual(LEFT);
  });
});
