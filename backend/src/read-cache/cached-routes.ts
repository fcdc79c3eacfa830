import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '../common/http/api-prefix';
import { IS_PUBLIC } from '../common/http/public.decorator';
import type { CacheLimits } from '../config/size-limits';
import { CACHED_READ, type CachedReadOptions } from './cached-read.decorator';

/** A request whose response may be cached. */
export interface CachedRequest {
  /** Whose memory its response takes. */
  kind: keyof CacheLimits;
  /** The path of its call, such as `/api/projects/:id`. */
  route: string;
  /** The same for all requests with the same response. */
  key: string;
}

interface Route extends CachedReadOptions {
  path: string;
}

/** What of a request its URL says. */
interface Address {
  route: Route;
  query: URLSearchParams;
  /** The URL with the query in one order. */
  address: string;
}

type Handler = (...args: unknown[]) => unknown;

const ID = /^[0-9a-f]{24}$/;
const ID_PARAMETER = ':id';
/** Longer ones are rare, and a key takes memory. */
const MAX_URL = 2_000;

/** Knows, from their decorators, which calls may be answered from memory. */
@Injectable()
export class CachedRoutes {
  /** By their whole path. */
  private readonly lists = new Map<string, Route>();
  /** Of one entity, by what comes before its id. */
  private readonly entities = new Map<string, Route>();
  /** Parsing a URL costs half a response from memory. */
  private readonly addresses = new LRUCache<string, Address>({ max: 1_000 });

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

  /** The paths of all cached calls, such as `/api/projects/:id`. */
  get paths(): string[] {
    return [...this.lists.values(), ...this.entities.values()].map(({ path }) => path);
  }

  /** Undefined for what is not cached, or is not asked in the one way that is. */
  match(request: IncomingMessage): CachedRequest | undefined {
    const { url = '' } = request;
    let known = this.addresses.get(url);
    if (!known) {
      known = this.parse(url);
      if (!known) return undefined;
      this.addresses.set(url, known);
    }
    const { route, query, address } = known;
    const key = route.variant ? `${address} ${route.variant(request, query)}` : address;
    return { kind: route.kind ?? 'data', route: route.path, key };
  }

  private parse(url: string): Address | undefined {
    const [path = '', search = ''] = url.split('?', 2);
    const route = this.routeOf(path);
    if (!route || url.length > MAX_URL) return undefined;
    const query = normalised(search, route);
    if (!query) return undefined;
    return { route, query, address: `${path}?${query.toString()}` };
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
    if (!open || !isRead) throw new Error(`Only an open GET may be cached, not /${path}.`);
    const route = { ...options, path: `/${path}` };
    if (route.path.endsWith(ID_PARAMETER)) {
      this.entities.set(route.path.slice(0, -ID_PARAMETER.length), route);
    } else this.lists.set(route.path, route);
  }
}

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
