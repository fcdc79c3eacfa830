import { PROJECT_CATEGORIES } from '@manjara/contracts';
import {
  filteredHref,
  listHref,
  pageHref,
  projectHref,
  PROJECTS_PARAMS,
  readProjectsQuery,
  toggled,
} from './projects-query';

const [hospitality, commercial, , , education] = PROJECT_CATEGORIES;
const at = (address: string) => new URL(address, 'http://localhost');
const read = (address: string) => readProjectsQuery(at(address));

describe('readProjectsQuery', () => {
  it('reads only the parameters that the route declares', () => {
    const asked = new Set<string>();
    for (const method of ['get', 'getAll'] as const) {
      jest.spyOn(URLSearchParams.prototype, method).mockImplementation((name: string) => {
        asked.add(name);
        return (method === 'getAll' ? [] : null) as never;
      });
    }
    readProjectsQuery({ pathname: '/projects', search: '' });
    jest.restoreAllMocks();
    expect([...asked].sort()).toEqual(PROJECTS_PARAMS);
  });

  it('has all projects, the first page and no search by default', () => {
    expect(read('/projects')).toEqual({
      categories: [],
      unknown: false,
      search: '',
      page: 1,
      project: null,
    });
  });

  it.each(['/projects/Hospitality', '/projects/hospitality', '/projects/الضيافة'])(
    'finds the category of %s',
    (address) => {
      expect(read(address)).toMatchObject({ categories: [hospitality], unknown: false });
    },
  );

  it('joins the categories of path and query, in the order of the catalogue and each once', () => {
    expect(
      read(
        '/projects/Education?category=Commercial&category=%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%8A%D9%85',
      ).categories,
    ).toEqual([commercial, education]);
  });

  it.each(['/projects/All', '/projects/الكل', '/projects?category=all&category=Education'])(
    'takes All instead of all others (%s)',
    (address) => {
      expect(read(address)).toMatchObject({ categories: [], unknown: false });
    },
  );

  it.each(['/projects/Castles', '/projects?category=Castles', '/projects/%E0%A4%A'])(
    'distinguishes an unknown label from none (%s)',
    (address) => {
      expect(read(address)).toMatchObject({ categories: [], unknown: true });
    },
  );

  it('ignores the empty fields of a plain form', () => {
    expect(read('/projects?category=&search=%20&project=')).toEqual(read('/projects'));
  });

  it.each(['0', '-2', 'two', '1.5', '1e400'])('takes the page "%s" for the first', (page) => {
    expect(read(`/projects?page=${page}`).page).toBe(1);
  });
});

describe('addresses', () => {
  it('of other filters begin at the first page, in the labels of the language', () => {
    const chosen = { ...read('/projects?page=3&search=oak'), categories: [hospitality, education] };
    expect(filteredHref(chosen, 'en')).toBe(
      '/projects?category=Hospitality&category=Education&search=oak',
    );
    expect(read(filteredHref(chosen, 'ar')).categories).toEqual([hospitality, education]);
    expect(filteredHref({ categories: [], search: '' }, 'en')).toBe('/projects');
  });

  it('of another page keep the filters and close the project', () => {
    const address = at('/projects/Hospitality?search=oak&page=2&project=7&lang=en');
    expect(pageHref(address, 3)).toBe('/projects/Hospitality?search=oak&page=3');
    expect(pageHref(address, 1)).toBe('/projects/Hospitality?search=oak');
  });

  it('of a project keep its list', () => {
    const address = at('/projects?category=Education&page=2');
    expect(projectHref(address, '7')).toBe('/projects?category=Education&page=2&project=7');
    expect(listHref(at(projectHref(address, '7')))).toBe('/projects?category=Education&page=2');
  });
});

it('turns a category on and off', () => {
  expect(toggled([education], hospitality)).toEqual([hospitality, education]);
  expect(toggled([hospitality, education], hospitality)).toEqual([education]);
});
