import mongoose, { Schema, type Connection } from 'mongoose';

import { useServer } from './support/server';

const test = useServer();
let connection: Connection;

beforeAll(async () => {
  connection = await mongoose.createConnection(`${test.server.uri}mongoose`).asPromise();
});
afterAll(() => connection.close());

const partner = new Schema({ name: { type: String, required: true, unique: true } });
const project = new Schema(
  {
    title: { type: String, required: true },
    arTitle: String,
    partner: { type: Schema.Types.ObjectId, ref: 'Partner' },
    images: [{ url: String, rank: Number }],
    views: { type: Number, default: 0 },
  },
  { timestamps: true, optimisticConcurrency: true },
);
project.index({ createdAt: -1, _id: -1 });

const register = () => ({
  Partner: connection.model('Partner', partner),
  Project: connection.model('Project', project),
});
let registered: ReturnType<typeof register>;
const models = () => registered;

beforeEach(async () => {
  registered ??= register();
  const { Partner, Project } = registered;
  await Promise.all([Partner.init(), Project.init()]);
  await Promise.all([Partner.deleteMany(), Project.deleteMany()]);
});

it('creates, reads, changes and deletes', async () => {
  const { Project } = models();
  const created = await Project.create({ title: 'Door', arTitle: 'باب', images: [{ url: 'a' }] });
  created.set('title', 'Oak door');
  await created.save();
  const found = await Project.findById(created._id).lean();
  expect(found).toMatchObject({ title: 'Oak door', arTitle: 'باب', views: 0 });
  expect(found!.images.map(({ url }) => url)).toEqual(['a']);
  expect(found!.updatedAt.getTime()).toBeGreaterThanOrEqual(found!.createdAt.getTime());
  await created.deleteOne();
  expect(await Project.exists({ _id: created._id })).toBeNull();
});

it('keeps schema indexes in step', async () => {
  const { Project } = models();
  await Project.collection.createIndex({ title: 1 });
  expect(await Project.diffIndexes()).toEqual({ toDrop: ['title_1'], toCreate: [] });
  expect(await Project.syncIndexes()).toEqual(['title_1']);
  const names = (await Project.listIndexes()).map(({ name }) => name);
  expect(names).toEqual(['_id_', 'createdAt_-1__id_-1']);
});

it('populates, pages and counts', async () => {
  const { Partner, Project } = models();
  const oak = await Partner.create({ name: 'Oak' });
  await Project.insertMany(
    Array.from({ length: 45 }, (_, i) => ({
      title: `P${i}`,
      partner: i % 2 ? oak._id : undefined,
    })),
  );
  const page = await Project.find()
    .sort({ createdAt: -1, _id: -1 })
    .skip(20)
    .limit(20)
    .populate<{ partner: { name: string } | null }>('partner');
  expect(page.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, i) => `P${24 - i}`),
  );
  expect(page[1]!.partner!.name).toBe('Oak');
  expect(await Project.countDocuments({ partner: oak._id })).toBe(22);
  expect(await Project.countDocuments()).toBe(45);
});

it('updates atomically, with upsert and timestamps', async () => {
  const { Project } = models();
  const { _id } = await Project.create({ title: 'Stairs' });
  await Promise.all(
    Array.from({ length: 50 }, () => Project.updateOne({ _id }, { $inc: { views: 1 } })),
  );
  expect((await Project.findById(_id))!.views).toBe(50);
  const upserted = await Project.findOneAndUpdate(
    { title: 'New' },
    { $set: { arTitle: 'جديد' } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(upserted).toMatchObject({ title: 'New', arTitle: 'جديد', views: 0 });
  expect(upserted!.createdAt).toBeInstanceOf(Date);
});

it('notices that somebody else changed a document', async () => {
  const { Project } = models();
  const first = await Project.create({ title: 'A' });
  const second = (await Project.findById(first._id))!;
  await first.set('title', 'B').save();
  await expect(second.set('title', 'C').save()).rejects.toThrow(mongoose.Error.VersionError);
});
