import {
  currentDeletions,
  deleteWaiting,
  forgetDeletions,
  hold,
  postpone,
  undo,
  UNDO_MS,
} from './deletions';

const ids = () => currentDeletions().map(({ id }) => id);

/** Postpones a deletion whose call ends when the test says so. */
function postponed(id: string) {
  let end: (deleted: boolean) => void = () => undefined;
  const send = jest.fn(() => new Promise<boolean>((resolve) => void (end = resolve)));
  postpone({ id, name: id, send });
  return {
    send,
    end: async (deleted: boolean) => {
      end(deleted);
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

  it('outlives the page when that goes away', () => {
    const door = postponed('door');
    deleteWaiting({ keepalive: true });
    expect(door.send).toHaveBeenCalledWith(
      expect.objectContaining({ fetchOptions: { keepalive: true } }),
    );
  });
});
