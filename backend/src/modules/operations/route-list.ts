import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { posix } from 'node:path';
import { IS_PUBLIC } from '../../common/http/public.decorator';
import { REQUIRED_ROLE } from '../../common/http/roles.decorator';

interface Route {
  /** As in the OpenAPI description, e.g. `GET /projects/{id}`. */
  operation: string;
  /** Access: public, signed in, or owners only. */
  access: 'public' | 'bearer' | 'owner';
}

/** A path as the OpenAPI description has it. */
const documented = (base: string, path: string): string =>
  posix
    .join('/', base, path)
    .replace(/\/$/, '')
    .replace(/:(\w+)/g, '{$1}');

/** All routes of the code, documented or not. */
@Injectable()
export class RouteList {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  find(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type;
      const base = this.reflector.get<string>(PATH_METADATA, controller);
      const prototype = controller.prototype as Record<string, () => unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
        const handler = prototype[name]!;
        const method = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
        if (method === undefined) return [];
        const own = [this.reflector.get<string | string[]>(PATH_METADATA, handler)].flat();
        const read = (key: string) =>
          this.reflector.getAllAndOverride<unknown>(key, [handler, controller]);
        const access = read(IS_PUBLIC) ? 'public' : read(REQUIRED_ROLE) ? 'owner' : 'bearer';
        return own.map((path) => ({
          operation: `${RequestMethod[method]} ${documented(base, path)}`,
          access,
        }));
      });
    });
  }
}
