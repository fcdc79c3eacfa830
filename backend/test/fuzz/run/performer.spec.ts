import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import type { Client } from './client';
import { Performer } from './performer';
import { planOf } from './plan-of';
import type { World } from './world';

const plan = planOf('GET /api/projects');
const WIRE = { method: 'GET', target: '/api/projects', headers: {}, body: undefined };
const BROKEN = { status: 500, headers: {}, body: Buffer.from('{}'), milliseconds: 5 };

function performerOf(send: () => Promise<unknown>, shrinkMs: number): Performer {
  const client = { prepare: () => Promise.resolve({ wire: WIRE }), send } as unknown as Client;
  const hooks = { sessionEnded: () => undefined, passwordSet: () => undefined };
  return new Performer(1, {} as Connection, client, {} as World, hooks, shrinkMs);
}

describe('the fuzz', () => {
  it.each([
    ['at once', 0, 1_000],
    ['later than a smaller request is looked for', 50, 1],
  ])('tells of a server error that comes %s', async (_when, delay, shrinkMs) => {
    const performer = performerOf(() => pause(delay, BROKEN), shrinkMs);
    await performer.try(fc.constant(plan), 1);
    expect(performer.faults).toMatchObject([{ call: 'GET /api/projects', seed: 1 }]);
  });

  it('sends a request for which the time is over before it begins', async () => {
    const performer = performerOf(() => Promise.resolve(BROKEN), -1);
    await performer.try(fc.constant(plan), 1);
    expect(performer.faults).toMatchObject([{ call: 'GET /api/projects', seed: 1 }]);
  });

  it('tells of a request that is never answered', async () => {
    const performer = performerOf(async () => {
      await pause(50);
      throw new Error('no answer in 30000 ms');
    }, 1);
    await performer.try(fc.constant(plan), 1);
    expect(performer.faults).toMatchObject([{ fault: 'no answer in 30000 ms' }]);
  });
});
