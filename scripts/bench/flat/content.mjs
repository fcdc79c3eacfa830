// Names as a workshop with very many projects would have them, the same ones in every run.
import { createRequire } from 'node:module';
import { fromRoot } from '../../lib/paths.mjs';

const backend = createRequire(fromRoot('backend/package.json'));
const { normalise, emailKey, PROJECT_CATEGORIES, PRODUCT_CATEGORIES } =
  backend('@manjara/contracts');
const { Types } = backend('mongoose');

const BATCH = 2_000;
const FIRST_DAY = Date.UTC(2001, 0, 1);
const HOUR_MS = 3_600_000;
/** Searched for; this many have it, whatever the size. */
const FEW = 5;
export const RARE = { en: 'astrolabe', ar: 'أسطرلاب' };
/** Which every fourth project has. */
export const COMMON = { en: 'oak', ar: 'بلوط' };
export const ADDRESS = 'nora.salem@example.com';

const WOODS = [
  [COMMON.en, COMMON.ar],
  ['walnut', 'جوز'],
  ['teak', 'ساج'],
  ['beech', 'زان'],
];
const THINGS = [
  ['reception desk', 'مكتب استقبال'],
  ['staircase', 'درج'],
  ['library', 'مكتبة'],
  ['majlis', 'مجلس'],
  ['front door', 'باب رئيسي'],
  ['kitchen', 'مطبخ'],
  ['ceiling', 'سقف'],
  ['partition wall', 'جدار فاصل'],
  ['wardrobe', 'خزانة ملابس'],
];
const PLACES = [
  ['villa', 'فيلا'],
  ['office', 'مكتب'],
  ['school', 'مدرسة'],
  ['hotel', 'فندق'],
  ['restaurant', 'مطعم'],
  ['clinic', 'عيادة'],
  ['palace', 'قصر'],
];
/** Words that many names have. */
export const WORDS = [...WOODS, ...THINGS.slice(1, 8)].map(([en, ar]) => ({ en, ar }));
const SYLLABLES = [
  ['ba', 'با'],
  ['dir', 'دير'],
  ['fa', 'فا'],
  ['gha', 'غا'],
  ['ha', 'حا'],
  ['kur', 'كور'],
  ['ma', 'ما'],
  ['nu', 'نو'],
  ['ri', 'ري'],
  ['sal', 'سال'],
  ['ti', 'تي'],
  ['zay', 'زاي'],
];

/** A family's name: of three syllables, so that there are some thousand words. */
function family(n) {
  const { length } = SYLLABLES;
  const parts = [n, Math.floor(n / length), Math.floor(n / length ** 2)];
  const [en, ar] = [0, 1].map((i) => parts.map((part) => SYLLABLES[part % length][i]).join(''));
  return [en, ar];
}

/** Numbers that look drawn, the same in every run. */
function drawing() {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function project(n, total, draw) {
  const { en: category, ar: arCategory } = PROJECT_CATEGORIES[n % PROJECT_CATEGORIES.length];
  const wood = WOODS[draw(WOODS.length)];
  const thing = THINGS[draw(THINGS.length)];
  const place = PLACES[draw(PLACES.length)];
  const client = family(draw(SYLLABLES.length ** 3));
  const isRare = n % (total / FEW) === 0;
  const name = `${isRare ? `${RARE.en} ` : ''}${wood[0]} ${thing[0]}, ${client[0]} ${place[0]}`;
  const arName = `${thing[1]} ${wood[1]} ${isRare ? `${RARE.ar} ` : ''}في ${place[1]} ${client[1]}`;
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
    search: { en: normalise(name), ar: normalise(arName) },
  };
}

const message = (n) => {
  const email = n === 0 ? 'Nora.Salem@Example.com' : `visitor.${n}@example.com`;
  return {
    name: `Visitor ${n}`,
    email,
    emailKey: emailKey(email),
    phone: '0500000000',
    message: 'A kitchen of walnut, please.',
    isRead: n % 2 === 0,
    createdAt: new Date(FIRST_DAY + n * HOUR_MS),
  };
};

const application = (n) => ({
  ...message(n),
  phone: undefined,
  job: PRODUCT_CATEGORIES[n % PRODUCT_CATEGORIES.length].en,
  cv: new Types.ObjectId(),
});

async function insert(collection, count, make) {
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    await collection.insertMany(Array.from({ length }, (_, i) => make(from + i)));
  }
}

/** Writes so many projects, messages and applications. */
export async function fill(connection, count) {
  const draw = drawing();
  await insert(connection.collection('projects'), count, (n) => project(n, count, draw));
  await insert(connection.collection('messages'), count, message);
  await insert(connection.collection('jobs'), count, application);
}
