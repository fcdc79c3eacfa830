import fc from 'fast-check';
import { bare, type RawRequest } from './raw-request';
import { type Attack, pathOf } from './target';

/** Ids that are none, as they stand in a path. */
const IDS = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%ff',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cboot.ini',
  '%F0%9F%AA%B5',
  '[object%20Object]',
  '{%22$gt%22:%22%22}',
  '0123456789abcdef0123456g',
  '0123456789ABCDEF01234567%20',
  'constructor',
  '__proto__',
  'x'.repeat(8_000),
  ';;;',
  '0'.repeat(24) + '/' + '0'.repeat(24),
];

/** A path or a query that makes no sense. */
export function targetRequest(attack: Attack): fc.Arbitrary<RawRequest> {
  const path = pathOf(attack);
  const withId = (id: string) =>
    `/api${attack.call.path.replace('{id}', '')}`.replace(/\/?$/, `/${id}`);
  const queries = [
    '%',
    '=&=&&&',
    '%E0%A4%A=%E0%A4%A',
    'page=1&page=2&page=3',
    'page[$gt]=1&page[__proto__]=x',
    '__proto__[isRead]=true&constructor[prototype][x]=1',
    'search=(a%2B)%2B%24&lang=en',
    'search=%00',
    'search[$regex]=.*',
    'lang=constructor&sort=__proto__&category=toString',
    'limit=-1&page=1e99',
    'w=-1',
    'w=999999999999999999999',
    'w[]=320',
    'expires=NaN&signature=%00',
    'expires[$gt]=&signature[]=x',
    `expires=${'9'.repeat(400)}&signature=${'A'.repeat(5_000)}`,
    'category='.concat('&category='.repeat(1_500)),
    'x'.repeat(7_000),
    Array.from({ length: 1_500 }, (_, n) => `k${n}=v`).join('&'),
  ];
  return fc.oneof(
    fc.constantFrom(...IDS).map((id) => bare(attack, `the id ${id.slice(0, 60)}`, withId(id))),
    fc
      .constantFrom(...queries)
      .map((query) => bare(attack, `the query ${query.slice(0, 60)}`, `${path}?${query}`)),
    fc
      .string({ unit: 'binary-ascii', minLength: 1, maxLength: 60 })
      .map((text) => bare(attack, 'a path of anything', `/api/${encodeURIComponent(text)}`)),
    fc
      .constantFrom(
        `//${path}`,
        `${path}/`.repeat(3),
        `${path}#fragment`,
        `${path};jsessionid=1`,
        `http://evil.example${path}`,
        path.toUpperCase(),
        '*',
        '/',
        `/${'a/'.repeat(3_000)}`,
        `${path}\u00ff`,
      )
      .map((target) => bare(attack, `the target ${target.slice(0, 60)}`, target)),
  );
}
