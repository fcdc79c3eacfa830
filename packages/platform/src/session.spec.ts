import { act, renderHook } from '@testing-library/react';
import { getToken, signIn, signOut, useToken } from './session';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('keeps the token over restarts of the browser only when it is to be remembered', () => {
    signIn('one', true);
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual(['one', null]);
    signIn('two', false);
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 'two']);
    expect(getToken()).toBe('two');
  });

  it('leaves no token, message or job behind on sign-out, and keeps the language', () => {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('messages', '[1]');
    localStorage.setItem('jobs', '[1]');
    signIn('one', true);
    signOut();
    expect({ ...localStorage }).toEqual({ lang: 'en' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('notifies components of changes', () => {
    const { result } = renderHook(() => useToken());
    expect(result.current).toBeNull();
    act(() => signIn('one', false));
    expect(result.current).toBe('one');
    act(() => signOut());
    expect(result.current).toBeNull();
  });
});
