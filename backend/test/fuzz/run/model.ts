import { isOwnAccount, LISTED_AT } from './fixtures';
import { collectionOf, isRead, type Operation, OPERATIONS } from '../document/document';

/** A path with its parameters filled in, and the query that belongs to it. */
export interface Address {
  path: string;
  query: string;
}

const ADDRESS = /^\/api\/[^\s?#]+(\?[^\s#]*)?$/;

/** Links with a required query must be used exactly as returned. */
const needsQuery = ({ inQuery }: Operation) => inQuery.some(({ required }) => required);

/** Calls whose addresses have to be taken from responses. */
const ADDRESSED = OPERATIONS.filter(({ inPath }) => inPath.length > 0).map((operation) => ({
  operation,
  collection: LISTED_AT[operation.name] ?? collectionOf(operation),
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Reads without required parameters; their responses contain the ids of existing entities. */
const LISTS = OPERATIONS.filter(
  (operation) => isRead(operation) && operation.inPath.length === 0 && !needsQuery(operation),
);

/** The addresses in a list's response: of its entities, by id, and of their links. */
function* addressesIn(list: Operation, value: unknown): Generator<[name: string, Address]> {
  if (typeof value === 'string' && ADDRESS.test(value)) {
    const [path = '', query = ''] = value.split('?');
    for (const { operation, pattern } of ADDRESSED) {
      if (pattern.test(path)) yield [operation.name, { path, query }];
    }
  }
  if (typeof value !== 'object' || value === null || isOwnAccount(value)) return;
  const { _id, kind } = value as { _id?: unknown; kind?: unknown };
  if (typeof _id === 'string') {
    for (const { operation, collection } of ADDRESSED) {
      if (collection === list.path && !needsQuery(operation)) {
        const path = operation.path.replace('{kind}', String(kind)).replace(/\{\w+\}/, _id);
        yield [operation.name, { path, query: '' }];
      }
    }
  }
  for (const inner of Object.values(value)) yield* addressesIn(list, inner);
}

/** The call that lists the versions which another call restores. */
const versionsOf = ({ path }: Operation): Operation | undefined =>
  OPERATIONS.find((other) => isRead(other) && `${other.path}/{version}/restore` === path);

/** The known entities, from the API's own responses. */
export class Model {
  private readonly known = new Map<string, Map<string, Address[]>>();
  private readonly stale = new Set(LISTS.map(({ name }) => name));

  /** @param read returns the JSON of a list at a path */
  constructor(private readonly read: (path: string) => Promise<unknown>) {}

  /** Marks all lists as stale after a write. */
  written(): void {
    for (const { name } of LISTS) this.stale.add(name);
  }

  /** All current addresses for a call. */
  async addressesOf(operation: Operation): Promise<Address[]> {
    const versions = versionsOf(operation);
    if (versions) return this.addressesOfVersions(versions);
    const { name } = operation;
    const collection = LISTED_AT[name] ?? collectionOf(operation);
    const own = LISTS.filter(({ path }) => path === collection);
    // Files and CVs have no list; other responses link to them.
    for (const list of own.length > 0 && !needsQuery(operation) ? own : LISTS) {
      if (!this.stale.has(list.name)) continue;
      this.learn(list, await this.read(list.path));
    }
    return [...this.known.values()].flatMap((tells) => tells.get(name) ?? []);
  }

  private async addressesOfVersions(list: Operation): Promise<Address[]> {
    const lists =
      list.inPath.length > 0 ? await this.addressesOf(list) : [{ path: list.path, query: '' }];
    const found: Address[] = [];
    for (const { path } of lists) {
      for (const { version } of (await this.read(path)) as { version: number }[]) {
        found.push({ path: `${path}/${version}/restore`, query: '' });
      }
    }
    return found;
  }

  private learn(list: Operation, answer: unknown): void {
    const tells = new Map<string, Address[]>();
    for (const [name, address] of addressesIn(list, answer)) {
      tells.set(name, [...(tells.get(name) ?? []), address]);
    }
    this.known.set(list.name, tells);
    this.stale.delete(list.name);
  }
}
