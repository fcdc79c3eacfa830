import type { AdminFields, BulkResult, Partner, ScheduledItem } from '@manjara/contracts';
import { SchedulingService } from '../../../src/modules/scheduling/scheduling.service';
import { withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { app } from '../shared-site';

const PARTNERS = '/api/partners';
const LATER = '2099-05-17T09:00:00+03:00';

describe('a partner with a time of publication', () => {
  beforeEach(() => app.clearAll());

  const post = (texts: Record<string, string>) => withTexts(app.asAdmin.post(PARTNERS), texts);
  const create = async (texts: Record<string, string> = {}) => {
    const request = post({ alt: 'Sidra Group', ...texts });
    return (await request.attach('image', await picture(), 'a.png').expect(201)).body as Partner &
      AdminFields;
  };
  const read = async <T>(path: string) => (await app.asAdmin.get(path).expect(200)).body as T;
  const shown = async () =>
    ((await app.http.get(PARTNERS).expect(200)).body as Partner[]).map(({ image }) => image.alt);

  it('is whole, not seen before, and then the last of the list', async () => {
    await post({ alt: 'Palm', status: 'draft' }).expect(400);
    const waiting = await create({ status: 'draft', publishAt: LATER });
    expect(waiting).toMatchObject({ status: 'draft', publishAt: '2099-05-17T06:00:00.000Z' });
    await create({ alt: 'Palm' });
    expect(await shown()).toEqual(['Palm']);
    await app.http.get(`${PARTNERS}/${waiting._id}`).expect(404);
    await app.http.get(`${PARTNERS}?status=draft`).expect(401);
    expect(await read(`${PARTNERS}?status=draft`)).toMatchObject([{ _id: waiting._id }]);
    expect(await read<ScheduledItem[]>('/api/scheduled')).toMatchObject([
      { kind: 'partners', _id: waiting._id, name: 'Sidra Group' },
    ]);

    await app.connection
      .collection('partners')
      .updateMany({ publishAt: { $gt: new Date() } }, { $set: { publishAt: new Date() } });
    await app.app.get(SchedulingService).start();
    expect(await shown()).toEqual(['Sidra Group', 'Palm']);
    expect(await read(`${PARTNERS}?status=draft`)).toEqual([]);
  });

  it('is published before its time, or gets another', async () => {
    const { _id } = await create({ status: 'draft', publishAt: LATER });
    const bulk = async (body: object) =>
      ((await app.asAdmin.post(`${PARTNERS}/bulk`).send(body).expect(200)).body as BulkResult[])[0];
    await bulk({ ids: [_id], publishAt: '2099-06-17T09:00:00+03:00' });
    expect(await read(`${PARTNERS}/${_id}`)).toMatchObject({
      publishAt: '2099-06-17T06:00:00.000Z',
    });
    expect(await bulk({ ids: [_id], status: 'published' })).toMatchObject({ status: 'published' });
    expect(await shown()).toEqual(['Sidra Group']);
  });
});
