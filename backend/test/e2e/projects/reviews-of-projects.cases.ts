import type { Review } from '@manjara/contracts';
import { withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { PROJECTS, ProjectsApi } from '../../support/projects-api';
import { app } from '../shared-site';

const REVIEWS = '/api/reviews';
const TEXTS = {
  title: 'Careful work',
  arTitle: 'عمل متقن',
  name: 'Nora',
  arName: 'نورة',
  description: 'On time.',
  arDescription: 'في الموعد.',
  alt: 'A hall',
  arAlt: 'قاعة',
};

describe('the project of a review', () => {
  const projects = new ProjectsApi(app);
  beforeEach(() => app.clearAll());

  const create = async (texts: Record<string, string> = {}) => {
    const request = withTexts(app.asAdmin.post(REVIEWS), { ...TEXTS, ...texts });
    return (await request.attach('image', await picture(), 'a.png').expect(201)).body as Review;
  };
  const change = (id: string, texts: Record<string, string>) =>
    withTexts(app.asAdmin.put(`${REVIEWS}/${id}`), texts);
  const asVisitor = async (path: string) => (await app.http.get(path).expect(200)).body as Review[];
  const ofProject = (id: string) => asVisitor(`${REVIEWS}?project=${id}`);

  it('is given, found by it, and taken away', async () => {
    const { _id: project } = await projects.create();
    const other = await create();
    const review = await create({ project });
    expect(review.project).toBe(project);
    expect(other.project).toBeNull();
    expect(await ofProject(project)).toMatchObject([{ _id: review._id, project }]);
    await change(review._id, { title: 'Fine work' }).expect(200);
    expect(await ofProject(project)).toHaveLength(1);
    await change(review._id, { project: '' }).expect(200);
    expect(await ofProject(project)).toEqual([]);
    await change(review._id, { project: '0123456789abcdef01234567' }).expect(400);
    await change(review._id, { project: 'x' }).expect(400);
  });

  it('is told to visitors only while it is published; the review stays', async () => {
    const { _id: project } = await projects.create();
    const { _id } = await create({ project });
    const shown = async () => [
      (await asVisitor(REVIEWS))[0]!.project,
      ((await app.http.get(`${REVIEWS}/${_id}`)).body as Review).project,
    ];
    expect(await shown()).toEqual([project, project]);
    await projects.put(project, { status: 'draft' }).expect(200);
    expect(await shown()).toEqual([null, null]);
    expect((await app.asAdmin.get(`${REVIEWS}/${_id}`)).body).toMatchObject({ project });
    await projects.put(project, { status: 'published' }).expect(200);
    expect(await shown()).toEqual([project, project]);
    await app.asAdmin.delete(`${PROJECTS}/${project}`).expect(204);
    expect(await shown()).toEqual([null, null]);
    await change(_id, { status: 'draft' }).expect(200);
    await change(_id, { status: 'published' }).expect(200);
  });
});
