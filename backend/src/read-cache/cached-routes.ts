import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '../common/http/api-prefix';
import { IS_PUBLIC } from '../common/http/public.decorator';
import type { CacheLimits } from '../config/size-limits';
import { CACHED_READ, type CachedReadOptions } from './cached-read.decorator';

/** Which memory an answer takes; `rare` is a part of that for data. */
export type CachedKind = keyof CacheLimits | 'rare';

/** A request whose answer may be kept. */
export interface CachedRequest {
  kind: CachedKind;
  /** The path of its call, such as `/api/projects/:id`. */
  route: string;
  /** Its address with the query in one order, as the application is asked. */
  target: string;
  /** The same for all requests with the same answer. */
  key: string;
}

interface Route extends CachedReadOptions {
  path: string;
}

/** What of a request its address says. */
interface Address extends Pick<CachedRequest, 'kind' | 'target'> {
  route: Route;
  query: URLSearchParams;
  /** The requests with this address, by what else their answers depend on. */
  requests: Map<string, CachedRequest>;
}

type Handler = (...args: unknown[]) => unknown;

const ID = /^[0-9a-f]{24}$/;
const ID_PARAMETER = ':id';
/** Longer ones are rare, and a key is kept in memory. */
const MAX_URL = 2_000;
/** Addresses whose reading is remembered: it takes half as long as answering from memory. */
const MAX_KNOWN = 1_000;

/** Knows, from their decorators, which calls may be answered from memory. */
@Injectable()
export class CachedRoutes {
  /** By their whole path. */
  private readonly lists = new Map<string, Route>();
  /** Of one entity, by what comes before its id. */
  private readonly entities = new Map<string, Route>();
  private readonly known = new LRUCache<string, Address>({ max: MAX_KNOWN });

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Reads the decorators; the application is whole by then. @throws Error where one is not open */
  discover(): void {
    const scanner = new MetadataScanner();
    for (const { instance, metatype } of this.discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        this.add(metatype as Handler, prototype[name] as Handler);
      }
    }
  }

  /** The paths of all kept calls, such as `/api/projects/:id`. */
  get paths(): string[] {
    return [...this.lists.values(), ...this.entities.values()].map(({ path }) => path);
  }

  /** Undefined for what is not kept, or is not asked in the one way that is. */
  match(request: IncomingMessage): CachedRequest | undefined {
    const { url = '' } = request;
    let address = this.known.get(url);
    if (!address) {
      address = this.read(url);
      if (!address) return undefined;
      this.known.set(url, address);
    }
    const variant = address.route.variant?.(request, address.query) ?? '';
    let known = address.requests.get(variant);
    if (!known) address.requests.set(variant, (known = requestOf(address, variant)));
    return known;
  }

  private read(url: string): Address | undefined {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const route = this.routeOf(path);
    if (!route || url.length > MAX_URL) return undefined;
    const query = normalised(mark < 0 ? '' : url.slice(mark + 1), route);
    if (!query) return undefined;
    const target = query.size === 0 ? path : `${path}?${query.toString()}`;
    const kind = route.isRare?.(query) ? 'rare' : (route.kind ?? 'data');
    return { kind, target, route, query, requests: new Map() };
  }

  private routeOf(path: string): Route | undefined {
    const list = this.lists.get(path);
    if (list) return list;
    const slash = path.lastIndexOf('/') + 1;
    const entity = this.entities.get(path.slice(0, slash));
    return entity && ID.test(path.slice(slash)) ? entity : undefined;
  }

  private add(controller: Handler, handler: Handler): void {
    const options = this.reflector.get<CachedReadOptions | undefined>(CACHED_READ, handler);
    if (!options) return;
    const pathOf = (part: Handler) => this.reflector.get<string>(PATH_METADATA, part);
    const path = [API_PREFIX, pathOf(controller), pathOf(handler)].join('/').replace(/\/+$/, '');
    const open = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [handler, controller]);
    const isRead = this.reflector.get(METHOD_METADATA, handler) === RequestMethod.GET;
    if (!open || !isRead) throw new Error(`Only an open GET may be kept in memory, not /${path}.`);
    const route = { ...options, path: `/${path}` };
    if (route.path.endsWith(ID_PARAMETER)) {
      this.entities.set(route.path.slice(0, -ID_PARAMETER.length), route);
    } else this.lists.set(route.path, route);
  }
}

const requestOf = ({ kind, target, route }: Address, variant: string): CachedRequest => ({
  kind,
  route: route.path,
  target,
  key: variant ? `${target} ${variant}` : target,
});

const NO_QUERY = new URLSearchParams();

/** The query in one order; undefined when it has what the route does not know. */
function normalised(
  text: string,
  { query: known = [], repeatable = [] }: Route,
): URLSearchParams | undefined {
  if (text === '') return NO_QUERY;
  const given = new URLSearchParams(text);
  const query = new URLSearchParams();
  for (const name of known) {
    const values = given.getAll(name);
    if (values.length > 1 && !repeatable.includes(name)) return undefined;
    for (const value of values.sort()) query.append(name, value);
  }
  return query.size === given.size ? query : undefined;
}
