import { resource } from '../content/products/resource';
import { aProduct } from '../testing/fixtures';
import type { TableFilter } from './table';
import type { Entity } from './entity';
import { tablePart } from './table-part';

const FILTER: TableFilter = { page: 1, search: '', category: '', sort: '-createdAt', lang: 'en' };

const door = (given: Parameters<typeof aProduct>[0]) => ({ ...aProduct(given) }) as Entity;

const names = (products: Entity[], filter: Partial<TableFilter>) =>
  tablePart(products, { ...FILTER, ...filter }, resource).items.map(({ name }) => name);

const on = (day: number) => `2026-03-0${day}T09:00:00.000Z`;
const DOORS = [
  door({ name: 'Oak door', arName: 'باب بلوط', createdAt: on(3) }),
  door({ name: 'Café table', arName: 'أرضية', category: 'Furniture', createdAt: on(2) }),
  door({ name: 'Ash door 10', arName: 'مدخلة', createdAt: on(1) }),
  door({ name: 'Ash door 9', arName: 'تاج', createdAt: on(1) }),
];

describe('the part of a list', () => {
  it.each([
    ['-createdAt', ['Oak door', 'Café table', 'Ash door 10', 'Ash door 9']],
    ['createdAt', ['Ash door 10', 'Ash door 9', 'Café table', 'Oak door']],
    ['name', ['Ash door 9', 'Ash door 10', 'Café table', 'Oak door']],
    ['-name', ['Oak door', 'Café table', 'Ash door 10', 'Ash door 9']],
  ] as const)('is sorted by %s', (sort, expected) => {
    expect(names(DOORS, { sort })).toEqual(expected);
  });

  it('is sorted by the names of the language that is asked for', () => {
    expect(names(DOORS, { sort: 'name', lang: 'ar' })).toEqual([
      'Café table',
      'Oak door',
      'Ash door 9',
      'Ash door 10',
    ]);
  });

  it.each([
    ['cafe', ['Café table']],
    ['DOOR', ['Oak door', 'Ash door 10', 'Ash door 9']],
    ['ارضيه', ['Café table']],
    ['٩', ['Ash door 9']],
    ['door ash', ['Ash door 10', 'Ash door 9']],
    ['البلوط بالباب', ['Oak door']],
    ['oak بلوط', []],
    ['walnut', []],
    ['ـــ', []],
    ['ًٌ', []],
    ['.-', []],
  ])('has what a search for %j finds in either language', (search, expected) => {
    expect(names(DOORS, { search })).toEqual(expected);
  });

  it('has the category alone that is asked for', () => {
    expect(names(DOORS, { category: 'Furniture' })).toEqual(['Café table']);
  });

  it('has 20 rows a page, and the total', () => {
    const many = Array.from({ length: 45 }, (_, index) => door({ name: `Door ${index}` }));
    const last = tablePart(many, { ...FILTER, page: 3 }, resource);
    expect(last.total).toBe(45);
    expect(last.items.map(({ name }) => name)).toEqual(many.slice(40).map(({ name }) => name));
  });
});
