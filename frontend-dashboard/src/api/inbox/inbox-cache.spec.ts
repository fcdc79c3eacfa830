import { signIn, signOut } from '@manjara/platform';
import { readCached, writeCached } from './inbox-cache';

const kept = () => [localStorage.getItem('jobs'), sessionStorage.getItem('jobs')];

describe('the cache of an inbox', () => {
  it('returns nothing from an ended session', () => {
    signIn('old', true);
    signOut();
    writeCached('jobs', [1], 'old');
    expect(kept()).toEqual([null, null]);
    signIn('new', true);
    writeCached('jobs', [1], 'old');
    expect(kept()).toEqual([null, null]);
    writeCached('jobs', [1], 'new');
    expect(readCached('jobs')).toEqual([1]);
  });

  it('returns nothing when signed out', () => {
    localStorage.setItem('jobs', '[1]');
    expect(readCached('jobs')).toBeUndefined();
  });

  it('ignores broken data', () => {
    signIn('token', false);
    sessionStorage.setItem('jobs', '{"not":');
    expect(readCached('jobs')).toBeUndefined();
  });

  it('is skipped when the storage is full', () => {
    signIn('token', true);
    writeCached('jobs', [1], 'token');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeCached('jobs', [1, 2], 'token');
    full.mockRestore();
    expect(kept()).toEqual([null, null]);
  });
});
