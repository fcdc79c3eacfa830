import {
  currentDeletions,
  deleteWaiting,
  forgetDeletions,
  hold,
  offerUndo,
  postpone,
  undo,
  UNDO_MS,
} from './deletions';

const ids = () => currentDeletions().map(({ id }) => id);

/** Postpones a deletion whose call ends when the test says so. */
function postponed(id: string) {
  let end: (deleted: readonly string[]) => void = () => undefined;
  const send = jest.fn(() => new Promise<readonly string[]>((resolve) => void (end = resolve)));
  postpone({ id, ids: [id], name: id, send });
  return {
    send,
    end: async (deleted: boolean) => {
      end(deleted ? [id] : []);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  forgetDeletions();
  jest.useRealTimers();
});

describe('a deletion', () => {
  it.each([
    ['stays', true, ['door']],
    ['is taken off the list', false, []],
  ])(
    'is sent once the time is over, and %s when the server has answered %s',
    async (_, ok, left) => {
      const door = postponed('door');
      jest.advanceTimersByTime(UNDO_MS - 1);
      expect(door.send).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(door.send).toHaveBeenCalledTimes(1);
      expect(currentDeletions()).toEqual([expect.objectContaining({ id: 'door', sent: true })]);
      await door.end(ok);
      expect(ids()).toEqual(left);
    },
  );

  it('can be taken back until then', () => {
    const door = postponed('door');
    undo('door');
    expect(ids()).toEqual([]);
    jest.advanceTimersByTime(UNDO_MS);
    expect(door.send).not.toHaveBeenCalled();
  });

  it('cannot be taken back once it is sent', () => {
    postponed('door');
    jest.advanceTimersByTime(UNDO_MS);
    undo('door');
    expect(ids()).toEqual(['door']);
  });

  it('is over all the same when it was undone, or sent, while it was held', () => {
    const [door, chair] = [postponed('door'), postponed('chair')];
    const letGo = [hold('door'), hold('chair')];
    undo('door');
    deleteWaiting();
    letGo.forEach((release) => release());
    jest.advanceTimersByTime(UNDO_MS);
    expect(door.send).not.toHaveBeenCalled();
    expect(chair.send).toHaveBeenCalledTimes(1);
  });

  it('is sent at once, and once only, when whoever could undo it leaves', () => {
    const [door, chair] = [postponed('door'), postponed('chair')];
    deleteWaiting();
    deleteWaiting();
    jest.advanceTimersByTime(UNDO_MS);
    expect(door.send).toHaveBeenCalledTimes(1);
    expect(chair.send).toHaveBeenCalledTimes(1);
    expect(door.send).toHaveBeenCalledWith(undefined);
  });

  it('of several leaves out those that are deleted, and no others', async () => {
    postpone({ id: 'both', ids: ['door', 'chair'], name: '2', send: async () => ['chair'] });
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(currentDeletions()).toEqual([expect.objectContaining({ ids: ['chair'], sent: true })]);
  });

  it('outlives the page when that goes away', () => {
    const door = postponed('door');
    deleteWaiting({ keepalive: true });
    expect(door.send).toHaveBeenCalledWith(
      expect.objectContaining({ fetchOptions: { keepalive: true } }),
    );
  });
});

describe('a change that is done', () => {
  const done = () => {
    const takeBack = jest.fn();
    offerUndo({ id: 'door', text: 'Done:', name: 'Door', takeBack });
    return takeBack;
  };

  it('is taken back, also after the page was hidden', () => {
    const takeBack = done();
    deleteWaiting({ keepalive: true });
    undo('door');
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual([]);
  });

  it('stays done once the time is over', async () => {
    const takeBack = done();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    undo('door');
    expect(takeBack).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
  });
});
