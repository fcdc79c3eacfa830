import { type KeptPage, PageStore } from './page-store';

const at = (key: string) => ({ key, queried: key.includes('?') });
let turn = 0;
const page = (size: number, change: Partial<KeptPage> = {}): KeptPage => ({
  body: {
    html: Buffer.alloc(0),
    br: Buffer.alloc(0),
    gzip: Buffer.alloc(0),
    etag: '',
    styles: [],
    size,
  },
  revision: 'a',
  release: 'r',
  freshUntil: null,
  turn: ++turn,
  validAt: 0,
  ...change,
});

const NOW = Date.UTC(2026, 0, 1);

describe('the pages in memory', () => {
  it('give way to newer ones also after the clock was set back', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const store = new PageStore(2000);
    store.set(at('a'), page(300, { validAt: NOW + 3_600_000 }));
    expect(store.set(at('a'), page(300, { validAt: NOW }))).toBe(true);
    clock.mockRestore();
  });

  it('stay within their bytes; those asked for longest ago leave', () => {
    const store = new PageStore(2000);
    for (const key of ['a', 'b', 'c']) expect(store.set(at(key), page(300))).toBe(true);
    store.get(at('a'));
    store.set(at('d'), page(300));
    expect(['a', 'b', 'c', 'd'].filter((key) => store.get(at(key)))).toEqual(['a', 'c', 'd']);
  });

  it('are not pushed out by any number of addresses with a query', () => {
    const store = new PageStore(2000);
    store.set(at('a'), page(300));
    for (let i = 0; i < 50; i++) store.set(at(`a?page=${i}`), page(300));
    expect(store.get(at('a'))).toBeDefined();
    expect(store.get(at('a?page=49'))).toBeDefined();
    expect(store.get(at('a?page=1'))).toBeUndefined();
  });

  it('are none that are too large, and none at all where nothing may be kept', () => {
    expect(new PageStore(2000).set(at('a'), page(1001))).toBe(false);
    const nothing = new PageStore(0);
    expect(nothing.set(at('a'), page(1))).toBe(false);
    expect(nothing.get(at('a'))).toBeUndefined();
    nothing.delete(at('a'));
  });

  it.each([
    ['was begun later', { turn: 7 }, { turn: 6 }],
    ['shows what was true later', { turn: 6, validAt: 9 }, { turn: 7, validAt: 8 }],
  ])('keep the one that %s', (_, better, worse) => {
    const store = new PageStore(2000);
    store.set(at('a'), page(1, better));
    expect(store.set(at('a'), page(1, worse))).toBe(false);
    expect(store.get(at('a'))).toMatchObject(better);
    store.delete(at('a'));
    expect(store.set(at('a'), page(1, worse))).toBe(true);
  });
});
