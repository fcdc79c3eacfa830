import { EventEmitter } from 'node:events';
import { mayListen } from './may-listen';

const parentWith = (env: NodeJS.ProcessEnv) => Object.assign(new EventEmitter(), { env });

/** Whether a promise has resolved by now. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await new Promise(setImmediate);
  return resolved;
}

describe('when the shell may listen', () => {
  it('is at once when nobody asked it to wait', async () => {
    expect(await isResolved(mayListen(parentWith({})))).toBe(true);
  });

  it('is when who started it says so, and no other message', async () => {
    const parent = parentWith({ LISTEN_WHEN_TOLD: '1' });
    const allowed = mayListen(parent);
    parent.emit('message', null);
    parent.emit('message', { type: 'ready' });
    expect(await isResolved(allowed)).toBe(false);
    parent.emit('message', { type: 'listen' });
    expect(await isResolved(allowed)).toBe(true);
  });
});
