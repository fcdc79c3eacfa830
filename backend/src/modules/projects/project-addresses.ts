import { isReservedSlug, type Slugs, slugOf } from '@manjara/contracts';
import { fieldError } from '../../common/errors/api-error';
import { isDuplicateKey } from '../../common/errors/database-errors';
import type { State } from '../base/state.schema';
import type { ProjectDocument } from './project.schema';
import { PROJECT_ERRORS } from './projects.errors';

/** Fields that belong to a project for good: neither a copy nor an older version brings its own. */
export const ADDRESS_FIELDS = ['slug', 'arSlug', 'addresses', 'wasPublished'] as const;

const LANGUAGE_FIELDS = [
  { slug: 'slug', name: 'name' },
  { slug: 'arSlug', name: 'arName' },
] as const;

/** Numbers that are tried at once. */
const BATCH = 20;
const MAX_ATTEMPTS = 5;

/** The addresses of other projects that have one of these. */
type FindTaken = (slugs: readonly string[]) => Promise<string[]>;
type Named = Partial<Pick<ProjectDocument, 'name' | 'arName'> & Slugs>;
type Current = Partial<Pick<ProjectDocument, (typeof ADDRESS_FIELDS)[number] | 'name' | 'arName'>>;

/** Whether a slug is of another project, or of another page. */
async function takenOf(findTaken: FindTaken, slugs: readonly string[]) {
  const taken = new Set(await findTaken(slugs));
  return (slug: string) => isReservedSlug(slug) || taken.has(slug);
}

/** The slug of a name, with the first number that makes it free. */
async function freeSlug(findTaken: FindTaken, name: string): Promise<string> {
  const slug = slugOf(name);
  for (let first = 1; slug; first += BATCH) {
    const numbered = Array.from({ length: BATCH }, (_, index) =>
      first + index === 1 ? slug : `${slug}-${first + index}`,
    );
    const isTaken = await takenOf(findTaken, numbered);
    const free = numbered.find((each) => !isTaken(each));
    if (free) return free;
  }
  return slug;
}

/** Whether a slug was made from this name. */
const isMadeFrom = (slug: string, name = ''): boolean =>
  slug.replace(/-\d+$/, '') === slugOf(name).replace(/-\d+$/, '');

/**
 * The slugs of a project after a change. A typed slug must be free. Without one, it is made from the
 * name, and follows it until the first publication.
 * @throws ApiError 400 when another project has the typed slug, or had it
 */
async function slugsAfter(findTaken: FindTaken, current: Current, form: Named): Promise<Slugs> {
  const slugs: Slugs = { slug: '', arSlug: '' };
  for (const { slug: field, name: nameField } of LANGUAGE_FIELDS) {
    const before = current[field] ?? '';
    const typed = form[field] === undefined ? undefined : slugOf(form[field]);
    const name = form[nameField] ?? current[nameField] ?? '';
    if (typed && typed !== before) {
      const isTaken = await takenOf(findTaken, [typed]);
      if (isTaken(typed)) throw fieldError(field, PROJECT_ERRORS.addressTaken);
      slugs[field] = typed;
      continue;
    }
    const follows =
      form[nameField] !== undefined &&
      !current.wasPublished &&
      isMadeFrom(before, current[nameField]);
    const isNew = before === '' || typed === '' || (follows && !isMadeFrom(before, name));
    slugs[field] = isNew ? await freeSlug(findTaken, name) : before;
  }
  return slugs;
}

/**
 * The address fields that a write stores: the slugs, and every address that leads to the project.
 * Former slugs are kept only if the project was ever published.
 */
export async function addressFields(
  findTaken: FindTaken,
  id: string,
  { current = {}, form, state }: { current?: Current; form: Named; state: State },
) {
  const slugs = await slugsAfter(findTaken, current, form);
  const older = current.wasPublished ? (current.addresses ?? []) : [];
  const addresses = [id, ...older, slugs.slug, slugs.arSlug].filter(Boolean);
  const wasPublished = current.wasPublished === true || state === 'published';
  return { ...slugs, addresses: [...new Set(addresses)], wasPublished };
}

/** Repeats a write when another process has taken the same slug in the meantime. */
export async function retryOnDuplicateKey<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
