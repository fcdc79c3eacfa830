import { normalise, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { MongoClient } from 'mongodb';
import { Product } from './product';
import { addProject } from './system';
import { test as base } from './test';

export const MANY = 5_000;

/** The one project whose names are written with accents, vowel signs and a hamza. */
export const ADORNED = { place: 2_500, name: 'Café Étoile', arName: 'مَقْهَى الإضاءة' };

const BEGIN = Date.UTC(2020, 0, 1);
const HOUR_MS = 3_600_000;

/** What the table shows of a project; the first one is the oldest. */
export type Row = Pick<Project, 'name' | 'arName' | 'category' | 'arCategory'>;

export const ROWS: readonly Row[] = Array.from({ length: MANY }, (_, index) => {
  const place = index + 1;
  const pair = PROJECT_CATEGORIES[index % PROJECT_CATEGORIES.length]!;
  // Counted backwards, so that no order is that of another column.
  const number = String(MANY - index).padStart(4, '0');
  const names =
    place === ADORNED.place
      ? { name: ADORNED.name, arName: ADORNED.arName }
      : { name: `Villa ${number}`, arName: `فيلا ${number}` };
  return { ...names, category: pair.en, arCategory: pair.ar };
});

/** Writes the projects into the database: over the API it would take an hour. */
async function seed({ url, run }: Product, request: Parameters<typeof addProject>[0]) {
  const { _id } = await addProject(request, url, 'The first');
  const client = await new MongoClient(run.mongodbUri).connect();
  try {
    const projects = client.db().collection('projects');
    const first = (await projects.find().toArray()).find((found) => String(found._id) === _id);
    if (!first) throw new Error('The first project is not in the database.');
    await projects.deleteMany({});
    const documents = ROWS.map((row, index) => {
      const { _id: _own, ...copied } = first;
      return {
        ...copied,
        ...row,
        createdAt: new Date(BEGIN + index * HOUR_MS),
        secondaryImages: [],
        search: { en: normalise(row.name), ar: normalise(row.arName) },
      };
    });
    await projects.insertMany(documents);
  } finally {
    await client.close();
  }
}

/** Tests of a site with 5,000 projects. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ playwright }, use) => {
      const product = await Product.start({ env: { DEMO_CONTENT: '0' } });
      try {
        await seed(product, playwright.request);
        await use(product.url);
      } finally {
        await product.remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
