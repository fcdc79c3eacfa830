import type { Request, Response } from 'express';
import { setListHeaders } from './pagination';

function headersFor(url: string, total: number, part?: { page: number; limit: number }) {
  const headers: Record<string, string> = {};
  const response = { set: (name: string, value: string) => (headers[name] = value) };
  setListHeaders({ originalUrl: url } as Request, response as unknown as Response, total, part);
  return headers;
}

const relations = (link = '') =>
  Object.fromEntries(
    link.split(', ').map((part) => {
      const [, url, rel] = /<(.*)>; rel="(\w+)"/.exec(part) ?? [];
      return [rel, new URLSearchParams(url?.split('?')[1]).get('page')];
    }),
  );

describe('setListHeaders', () => {
  it('tells the length alone for a whole list', () => {
    expect(headersFor('/api/projects', 3)).toEqual({ 'X-Total-Count': '3' });
  });

  it.each([
    [1, 45, { first: '1', next: '2', last: '3' }],
    [2, 45, { first: '1', prev: '1', next: '3', last: '3' }],
    [3, 45, { first: '1', prev: '2', last: '3' }],
    [1, 20, { first: '1', last: '1' }],
    [1, 0, { first: '1', last: '1' }],
    [9, 45, { first: '1', prev: '3', last: '3' }],
  ])('leads from page %i of %i rows onward', (page, total, expected) => {
    const { Link } = headersFor('/api/projects?page=1', total, { page, limit: 20 });
    expect(relations(Link)).toEqual(expected);
  });

  it('keeps the rest of the query, encoded', () => {
    const { Link } = headersFor('/api/projects?search=a%26b&category=x&category=y&limit=5', 9, {
      page: 1,
      limit: 5,
    });
    expect(Link).toContain(
      '</api/projects?search=a%26b&category=x&category=y&limit=5&page=2>; rel="next"',
    );
  });
});
