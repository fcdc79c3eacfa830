import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '../common/http/api-prefix';
import { IS_PUBLIC } from '../common/http/public.decorator';
import type { CacheLimits } from '../config/size-limits';
import { CACHED_READ, type CachedReadOptions } from './cached-read.decorator';

export interface CachedRequest {
  /** The memory limit that applies. */
  kind: keyof CacheLimits;
  /** The path of the route, such as `/api/projects/:id`. */
  route: string;
  /** The same for all requests with the same response. */
  key: string;
}

interface Route extends CachedReadOptions {
  path: string;
}

interface Address {
  route: Route;
  query: URLSearchParams;
  /** The URL with its query parameters in normalised order. */
  address: string;
}

type Handler = (...args: unknown[]) => unknown;

const ID = /^[0-9a-f]{24}$/;
const ID_PARAMETER = ':id';
/** Longer URLs are rare, and cache keys take memory. */
const MAX_URL = 2_000;

/** Finds the cacheable routes by their `CachedRead` decorator. */
@Injectable()
export class CachedRoutes {
  /** By full path. */
  private readonly lists = new Map<string, Route>();
  /** Routes that end in an id, by the path before the id. */
  private readonly entities = new Map<string, Route>();
  /** Parsing a URL costs half as much as a response from memory. */
  private readonly addresses = new LRUCache<string, Address>({ max: 1_000 });

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /**
   * Reads the decorators; call it when all controllers are registered.
   * @throws Error when a route with `CachedRead` is not a public GET
   */
  discover(): void {
    const scanner = new MetadataScanner();
    for (const { instance, metatype } of this.discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        this.add(metatype as Handler, prototype[name] as Handler);
      }
    }
  }

  /** The paths of all cacheable routes, such as `/api/projects/:id`. */
  get paths(): string[] {
    return [...this.lists.values(), ...this.entities.values()].map(({ path }) => path);
  }

  /** Undefined when the response to the request cannot be cached. */
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

/** Sorts the parameters; undefined when the route does not declare one of them. */
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
