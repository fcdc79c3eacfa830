import {
  type HomeContent,
  LIMITS,
  type PreviousVersion,
  type Project,
  type ProjectDraft,
} from '@manjara/contracts';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { type Failure, ProjectsApi, secondaryUrls } from '../../support/projects-api';
import { app } from '../shared-site';

const LEFT = { x: 10, y: 60 };
const TOP = { x: 50, y: 0 };
const STAIRS = { alt: 'Oak stairs', arAlt: 'درج من البلوط' };
const DOOR = { alt: 'A carved door', arAlt: 'باب منقوش' };
const NONE = { alt: '', arAlt: '' };

/** Repeated parts of a form. */
type Parts = Record<string, readonly string[]>;

/** Focal points and descriptions of the secondary pictures. */
const described = ({ secondaryImages }: Project | ProjectDraft) =>
  secondaryImages.map(({ alt, arAlt, focus }) => ({ alt, arAlt, ...(focus && { focus }) }));

const projects = new ProjectsApi(app);
beforeEach(() => app.clear('projects', 'revisions', 'home_content'));

describe('the focal point of a picture', () => {
  const create = () => projects.create(0, projectTexts({ focus: '10,60' }));
  const change = async (id: string, texts: Record<string, string>) =>
    (await projects.put(id, texts).expect(200)).body as Project;
  const post = (path: string, texts: Record<string, string> = {}) =>
    withTexts(app.asAdmin.post(path), texts);

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

  it('does not give a picture to a draft without one', async () => {
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

describe('the focal points and descriptions of secondary pictures', () => {
  const request = (id: string, parts: Parts, texts: Record<string, string> = {}) => {
    const change = projects.put(id, texts);
    for (const [name, values] of Object.entries(parts)) {
      for (const value of values) void change.field(name, value);
    }
    return change;
  };
  const put = async (id: string, parts: Parts) =>
    (await request(id, parts).expect(200)).body as Project;

  const created = async () => {
    const project = await projects.create(2);
    return put(project._id, {
      secondaryAlt: [STAIRS.alt, DOOR.alt],
      secondaryArAlt: [STAIRS.arAlt, DOOR.arAlt],
      secondaryFocus: ['', '10,60'],
    });
  };

  it('are those of the pictures that are there, and stay where none is sent', async () => {
    const { _id } = await projects.create(2);
    expect(described(await projects.read(_id))).toEqual([NONE, NONE]);
    const first = await put(_id, { secondaryAlt: [`  ${STAIRS.alt} `] });
    expect(described(first)).toEqual([{ ...NONE, alt: STAIRS.alt }, NONE]);
    const both = await put(_id, {
      secondaryArAlt: [STAIRS.arAlt, DOOR.arAlt],
      secondaryFocus: ['10,60'],
    });
    const second = { ...NONE, arAlt: DOOR.arAlt };
    expect(described(both)).toEqual([{ ...STAIRS, focus: LEFT }, second]);
    expect(described(await put(_id, { name: ['Villa'] }))).toEqual(described(both));
    const emptied = await put(_id, { secondaryAlt: [' '], secondaryArAlt: ['\u200f'] });
    expect(described(emptied)).toEqual([{ ...NONE, focus: LEFT }, second]);
  });

  it('follow their picture in any order; a new picture has none', async () => {
    const project = await created();
    const [first, second] = secondaryUrls(project) as [string, string];
    const added = request(project._id, { secondaryImages: [second] });
    void added
      .attach('secondaryImages', await picture(), 'new.png')
      .field('secondaryImages', first);
    expect(described((await added.expect(200)).body as Project)).toEqual([
      { ...DOOR, focus: LEFT },
      NONE,
      STAIRS,
    ]);
    const renamed = {
      secondaryImages: [first, second],
      secondaryAlt: ['Stairs', ''],
      secondaryFocus: ['50,0', ''],
    };
    expect(described(await put(project._id, renamed))).toEqual([
      { ...STAIRS, alt: 'Stairs', focus: TOP },
      { ...DOOR, alt: '' },
    ]);
  });

  it('stay with the main picture when it becomes a secondary one', async () => {
    const { _id, image, secondaryImages } = await created();
    const main = { image: [secondaryImages[0]!.url], alt: ['Stairs'], arAlt: ['درج'] };
    const changed = await put(_id, { ...main, secondaryImages: [image.url] });
    expect(described(changed)).toEqual([{ alt: image.alt, arAlt: image.arAlt }]);
    expect(changed.image).toMatchObject({ url: secondaryImages[0]!.url, alt: 'Stairs' });
  });

  it('are kept by drafts, copies, publishing and previous versions', async () => {
    const door = { ...DOOR, focus: TOP };
    const focus = { focus: '10,60', secondaryFocus: '50,0' };
    const texts = { ...projectTexts(focus), status: 'draft', secondaryAlt: DOOR.alt };
    const draft = projects.post(texts).field('secondaryArAlt', DOOR.arAlt);
    void draft.attach('secondaryImages', await picture(), 'door.png');
    void draft.attach('image', await picture(), 'main.png');
    const saved = (await draft.expect(201)).body as ProjectDraft;
    expect(described(saved)).toEqual([door]);
    const { _id } = saved;
    const published = await request(_id, {}, { status: 'published' }).expect(200);
    expect(described(published.body as Project)).toEqual([door]);
    expect((published.body as Project).image.focus).toEqual(LEFT);

    const asAdmin = (path: string) => app.asAdmin.post(path);
    const copy = await asAdmin(`/api/projects/${_id}/duplicate`).expect(201);
    expect(described(copy.body as ProjectDraft)).toEqual([door]);
    expect((copy.body as ProjectDraft).image.focus).toEqual(LEFT);

    await put(_id, { secondaryAlt: ['Another door'] });
    const history = app.asAdmin.get(`/api/projects/${_id}/revisions`);
    const [newest] = (await history.expect(200)).body as [PreviousVersion<Project>];
    expect(newest).toMatchObject({ fields: ['secondaryImages'] });
    const path = `/api/projects/${_id}/revisions/${newest.version}/restore`;
    expect(described((await asAdmin(path).expect(200)).body as Project)).toEqual([door]);
  });

  it('are empty where an older program has stored the pictures', async () => {
    const project = await projects.create(1);
    const older = { $unset: { 'secondaryImages.0.alt': 1, 'secondaryImages.0.arAlt': 1 } } as const;
    await app.connection.collection('projects').updateOne({}, older);
    await app.contentChanged();
    expect(described(await projects.read(project._id))).toEqual([NONE]);
    await put(project._id, { name: ['Villa'] });
    const { body } = await app.asAdmin.get(`/api/projects/${project._id}/revisions`).expect(200);
    expect(body).toMatchObject([{ fields: ['name'] }]);
    expect(described(await put(project._id, { secondaryAlt: [DOOR.alt] }))).toEqual([
      { ...NONE, alt: DOOR.alt },
    ]);
  });

  it(`are taken with ${LIMITS.secondaryImages} pictures at once`, async () => {
    const count = LIMITS.secondaryImages;
    const project = await projects.create(count);
    const urls = secondaryUrls(project);
    const each = (text: string) => Array.from({ length: count }, (_, n) => `${text} ${n}`);
    const changed = await put(project._id, {
      ...Object.fromEntries(Object.entries(projectTexts()).map(([name, text]) => [name, [text]])),
      secondaryImages: urls.toReversed(),
      secondaryFocus: Array<string>(count).fill('10,60'),
      secondaryAlt: each('Door'),
      secondaryArAlt: each('باب'),
    });
    expect(changed.secondaryImages).toHaveLength(count);
    expect(changed.secondaryImages.at(-1)).toMatchObject({
      url: urls[0],
      focus: { x: 10, y: 60 },
      alt: 'Door 99',
      arAlt: 'باب 99',
    });
  });

  it.each([
    ['en', 'At most 300 characters.'],
    ['ar', 'الحد الأقصى لعدد الأحرف: ٣٠٠.'],
  ])('are refused when one is too long, and it is named, in %s', async (language, message) => {
    const project = await created();
    const long = { secondaryArAlt: ['باب', 'ب'.repeat(LIMITS.alt + 1)] };
    const answer = await request(project._id, long).set('Accept-Language', language).expect(400);
    const { message: told, details } = answer.body as Failure;
    expect(told).toBe(message);
    expect(details?.map(({ field }) => field)).toEqual(['secondaryArAlt[1]']);
    expect(described(await projects.read(project._id))).toEqual(described(project));
  });
});
