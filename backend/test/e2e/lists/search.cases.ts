import type { SearchGroup } from '@manjara/contracts';
import { operationOf } from '../../contract/operations';
import { projectTexts } from '../../support/factories/project.factory';
import { ProjectsApi } from '../../support/projects-api';
import { sendApplication, sendMessage } from '../../support/visitors';
import { api } from '../shared-site';

const EMAIL = 'a@example.com';

const projects = new ProjectsApi(api.app);
beforeEach(() => api.app.clearAll());

const search = async (q: string) =>
  (await api.app.asAdmin.get('/api/search').query({ q }).expect(200)).body as SearchGroup[];
const SEEDED = ['project-categories', 'product-lines'];
const named = async (q: string) =>
  (await search(q))
    .filter(({ kind }) => !SEEDED.includes(kind))
    .map(({ kind, items }) => [kind, ...items.map(({ name }) => name)]);

it('finds items, drafts, messages and applications, whatever the spelling', async () => {
  await projects.create(0, projectTexts({ name: 'Oak majlis', arName: 'مجلس الأُسرة' }));
  await projects.create(
    0,
    projectTexts({ name: 'A draft', arName: 'مسودة للأسره', status: 'draft' }),
  );
  await sendMessage(api.app, EMAIL, { name: 'أسرة الغامدي', message: 'نريد بابًا.' });
  await sendApplication(api.app, EMAIL);
  await api.app.connection.collection('jobs').updateMany({}, { $set: { name: 'أم أسرة' } });
  expect(await named('اسره')).toEqual([
    ['projects', 'Oak majlis', 'A draft'],
    ['messages', 'أسرة الغامدي'],
    ['jobs', 'أم أسرة'],
  ]);
});

it('shows of each result what tells it apart', async () => {
  await projects.create(0, projectTexts({ name: 'Oak majlis', arName: 'مجلس', status: 'draft' }));
  await sendMessage(api.app, EMAIL, {
    name: 'Saad',
    message: `An oak door. ${'More. '.repeat(100)}`,
  });
  const found = await search('oak');
  const [inProjects, inMessages] = ['projects', 'messages'].map((name) =>
    found.find(({ kind }) => kind === name),
  );
  expect(inProjects!.items[0]).toMatchObject({ arName: 'مجلس', status: 'draft' });
  expect(inMessages!.items[0]!.excerpt).toMatch(/^An oak door\..{50,107}…$/);
});

it.each(['products', 'reviews', 'partners', 'content/questions'])(
  'finds %s by any of their texts',
  async (kind) => {
    const create = operationOf(`POST /${kind}`);
    const { request } = await api.prepare(create);
    const field = create.form!.fields.find(({ name }) => name === 'alt' || name === 'description')!;
    const payload = { ...request.payload, [field.name]: 'A carved lintel' };
    await api.send(create, { ...request, payload }).expect(201);
    expect(await search('lintel CARVED')).toMatchObject([{ kind, total: 1 }]);
  },
);

it('answers five of a list, and says how many there are', async () => {
  for (let n = 0; n < 6; n++) await sendMessage(api.app, EMAIL, { name: `Saad ${n}` });
  const [group] = await search('saad');
  expect(group).toMatchObject({ kind: 'messages', total: 6 });
  expect(group!.items).toHaveLength(5);
});

it('finds nothing by signs only, or in the trash', async () => {
  await sendMessage(api.app, EMAIL, { name: 'Saad', message: '?!' });
  const { _id } = (await api.app.asAdmin.get('/api/messages').expect(200)).body[0] as {
    _id: string;
  };
  expect(await search('?!')).toEqual([]);
  await api.app.asAdmin.delete(`/api/messages/${_id}`).expect(204);
  expect(await search('saad')).toEqual([]);
});
