import { Logger } from '@nestjs/common';
import { stub } from '../../test/support/stub';
import { type ContentChange, ContentRevision } from '../database/content-revision';
import { RevisionPoller } from './revision-poller';

let write: () => void;
let poller: RevisionPoller;
const read = jest.fn<Promise<string>, []>();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Delays the response to the next read. */
const hold = () => {
  let answer: (token: string) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (token: string) => answer(token);
};

beforeEach(async () => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  read.mockResolvedValue('first');
  const onChange = (listener: (change: ContentChange) => void) => {
    write = () => listener({ published: true, removes: [] });
  };
  poller = new RevisionPoller(stub(ContentRevision, { onChange, read }));
  await poller.onApplicationBootstrap();
});
afterEach(() => {
  poller.onApplicationShutdown();
  jest.useRealTimers();
});

it('keeps its generation while the token is the same, and begins another one with a new token', async () => {
  const { generation } = poller;
  await pass(2_000);
  expect(poller).toMatchObject({ generation, revision: 'first' });
  read.mockResolvedValue('second');
  await pass(500);
  expect(poller).toMatchObject({ generation: generation + 1, revision: 'second' });
});

it("notices another process's write that its own write followed", async () => {
  write();
  const { generation, revision } = poller;
  expect(revision).toMatch(/^first~/);
  read.mockResolvedValue('own, after another');
  await pass(500);
  expect(poller.generation).toBeGreaterThan(generation);
});

it('ignores a token that was read before its own write', async () => {
  const answer = hold();
  await pass(500);
  write();
  answer('first');
  await pass(0);
  expect(poller.revision).toMatch(/^first~/);
});

it('reports an outage after a second without an answer, or at once where it is refused', async () => {
  const answer = hold();
  await pass(1_400);
  expect(poller.unreachable).toBe(false);
  await pass(200);
  expect(poller.unreachable).toBe(true);
  answer('first');
  await pass(0);
  expect(poller.unreachable).toBe(false);
  read.mockRejectedValueOnce(new Error('away'));
  await pass(500);
  expect(poller.unreachable).toBe(true);
});
