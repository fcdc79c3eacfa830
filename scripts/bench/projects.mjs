import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';

const backend = createRequire(fromRoot('backend/package.json'));
const { PROJECT_CATEGORIES } = backend('@manjara/contracts');
const { Types } = backend('mongoose');

const BATCH = 2_000;
const FIRST_DAY = Date.UTC(2001, 0, 1);
const HOUR_MS = 3_600_000;
const WOODS = [
  ['oak', 'بلوط'],
  ['walnut', 'جوز'],
  ['teak', 'ساج'],
  ['beech', 'زان'],
];

/** Deterministic: the same number gives the same project. */
function project(n) {
  const { en: category, ar: arCategory } = PROJECT_CATEGORIES[n % PROJECT_CATEGORIES.length];
  const [wood, arWood] = WOODS[n % WOODS.length];
  // As many different names as a large firm has clients.
  const client = (n * 7_919) % 1_699;
  const name = `${wood} ${client}`;
  const arName = `${arWood} ${client}`;
  return {
    name,
    arName,
    category,
    arCategory,
    description: `${name}, made in the workshop and put up in nine days.`,
    arDescription: `${arName}، صُنع في الورشة وركّب في تسعة أيام.`,
    createdAt: new Date(FIRST_DAY + n * HOUR_MS),
    image: { file: new Types.ObjectId(), width: 1920, height: 1280, alt: name, arAlt: arName },
    secondaryImages: [],
    search: { en: name, ar: arName },
    addresses: [`project-${n}`],
  };
}

/** Inserts projects directly into the database. */
export async function fill(connection, total) {
  const projects = connection.collection('projects');
  for (let from = 0; from < total; from += BATCH) {
    const length = Math.min(BATCH, total - from);
    await projects.insertMany(Array.from({ length }, (_, i) => project(from + i)));
  }
}
