import { PROJECT_CATEGORIES as ALL } from '@manjara/contracts';
import {
  filteredHref,
  listHref,
  pageHref,
  projectHref,
  PROJECTS_PARAMS,
  readProjectsQuery,
  renamedHref,
  toggled,
} from './projects-query';

const [hospitality, commercial, , , education] = ALL;
const at = (address: string) => new URL(address, 'http://localhost');
const read = (address: string) => readProjectsQuery(at(address), ALL);

describe('readProjectsQuery', () => {
  it('reads only the parameters that the route declares', () => {
    const asked = new Set<string>();
    for (const method of ['get', 'getAll'] as const) {
      jest.spyOn(URLSearchParams.prototype, method).mockImplementation((name: string) => {
        asked.add(name);
        return (method === 'getAll' ? [] : null) as never;
      });
    }
    readProjectsQuery({ pathname: '/projects', search: '' }, ALL);
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

  it.each(['/projects/Hospitality', '/projects/hospitality', '/projects/ضيافة'])(
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

describe('a former label', () => {
  const schools = { en: 'Schools', ar: 'المدارس', former: [education] };
  const all = [hospitality, schools];

  it.each(['/projects/Education', '/projects?category=تعليمي'])(
    'names its category (%s)',
    (path) => {
      expect(readProjectsQuery(at(path), all)).toMatchObject({
        categories: [schools],
        unknown: false,
      });
    },
  );

  it.each([
    ['/projects/Education', 'en', '/projects/Schools'],
    ['/projects/تعليمي?page=2&search=oak&lang=ar', 'ar', '/projects/المدارس?page=2&search=oak'],
  ] as const)('in the path %s leads to the present one', (path, language, expected) => {
    expect(renamedHref(at(path), all, language)).toBe(encodeURI(expected));
  });

  it.each(['/projects/schools', '/projects/Hospitality', '/projects/Castles', '/projects'])(
    'is not in the path %s',
    (path) => {
      expect(renamedHref(at(path), all, 'en')).toBeUndefined();
    },
  );

  it('of one category that another one has now names that', () => {
    const other = { ...education, former: [] };
    expect(readProjectsQuery(at('/projects/Education'), [schools, other]).categories).toEqual([
      other,
    ]);
    expect(renamedHref(at('/projects/Education'), [schools, other], 'en')).toBeUndefined();
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
  expect(toggled([education], hospitality, ALL)).toEqual([hospitality, education]);
  expect(toggled([hospitality, education], hospitality, ALL)).toEqual([education]);
});
