import { LISTED_AT } from './fixtures';
import { collectionOf, isRead, type Operation, OPERATIONS } from '../document/document';

/** Where something is: a path without braces, and the query that belongs to it. */
export interface Address {
  path: string;
  query: string;
}

const ADDRESS = /^\/api\/[^\s?#]+(\?[^\s#]*)?$/;

/** Calls whose addresses have to be learned from answers. */
const ADDRESSED = OPERATIONS.filter(({ inPath }) => inPath.length > 0).map((operation) => ({
  operation,
  collection: LISTED_AT[operation.name] ?? collectionOf(operation),
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  /** Such a link is whole only as it was answered. */
  needsQuery: operation.inQuery.some(({ required }) => required),
}));

/** Reads that need to know nothing, and tell what there is. */
const LISTS = OPERATIONS.filter(
  (operation) =>
    isRead(operation) &&
    operation.inPath.length === 0 &&
    !operation.inQuery.some(({ required }) => required),
);

/** The addresses in a list's answer: of the entities by their ids, and of what they link to. */
function* addressesIn(list: Operation, value: unknown): Generator<[name: string, Address]> {
  if (typeof value === 'string' && ADDRESS.test(value)) {
    const [path = '', query = ''] = value.split('?');
    for (const { operation, pattern } of ADDRESSED) {
      if (pattern.test(path)) yield [operation.name, { path, query }];
    }
  }
  if (typeof value !== 'object' || value === null) return;
  const { _id, kind } = value as { _id?: unknown; kind?: unknown };
  if (typeof _id === 'string') {
    for (const { operation, collection, needsQuery } of ADDRESSED) {
      if (collection === list.path && !needsQuery) {
        const path = operation.path.replace('{kind}', String(kind)).replace(/\{\w+\}/, _id);
        yield [operation.name, { path, query: '' }];
      }
    }
  }
  for (const inner of Object.values(value)) yield* addressesIn(list, inner);
}

/** The call that lists the versions which another one restores. */
const versionsOf = ({ path }: Operation): Operation | undefined =>
  OPERATIONS.find((other) => isRead(other) && `${other.path}/{version}/restore` === path);

/** What there is, as the API's own answers tell it. */
export class Model {
  private readonly known = new Map<string, Map<string, Address[]>>();
  private readonly stale = new Set(LISTS.map(({ name }) => name));

  /** @param read answers the JSON of a list at a path */
  constructor(private readonly read: (path: string) => Promise<unknown>) {}

  /** Something was written: what is known may be gone, and something else there. */
  written(): void {
    for (const { name } of LISTS) this.stale.add(name);
  }

  /** Every address to which a request for a call can go, as of now. */
  async addressesOf(operation: Operation): Promise<Address[]> {
    const versions = versionsOf(operation);
    if (versions) return this.addressesOfVersions(versions);
    const { name } = operation;
    for (const list of LISTS) {
      const tells = this.known.get(list.name);
      // A list that tells of other calls, and never of this one, need not be asked again.
      const tellsOfOthers = tells !== undefined && tells.size > 0 && !tells.has(name);
      if (!this.stale.has(list.name) || tellsOfOthers) continue;
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
    // Which calls it has ever told of is kept; what it tells of them is new.
    const before = this.known.get(list.name) ?? new Map<string, Address[]>();
    const tells = new Map([...before.keys()].map((name) => [name, [] as Address[]]));
    for (const [name, address] of addressesIn(list, answer)) {
      tells.set(name, [...(tells.get(name) ?? []), address]);
    }
    this.known.set(list.name, tells);
    this.stale.delete(list.name);
  }
}
