import { PATH_METADATA, METHOD_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { IS_PUBLIC } from '../../src/common/http/public.decorator';
import { TestApp } from '../support/test-app';

/** The routes that spec §6 and §7 and design §7.8 open to anybody, and what a machine asks for. */
const OPEN_ROUTES = [
  'GET content',
  'GET content/about',
  'GET content/boxes',
  'GET content/home',
  'GET content/questions',
  'GET content/values',
  'GET files/:id',
  'GET health/live',
  'GET health/ready',
  // A tab that opens a CV sends no token; the link itself is signed.
  'GET jobs/:id/cv',
  'GET partners',
  'GET products',
  'GET products/:id',
  'GET projects',
  'GET projects/:id',
  'GET reviews',
  'GET reviews/:id',
  // The shell keeps pages as long as the content is the same.
  'GET revision',
  'GET site-settings',
  'POST admin/forgot-password',
  'POST admin/login',
  'POST admin/reset-password',
  // The join form.
  'POST jobs',
  'POST messages',
];

interface Route {
  name: string;
  open: boolean;
}

function routesOf(app: TestApp): Route[] {
  const reflector = app.app.get(Reflector);
  const discovery = new DiscoveryService(app.app.get(ModulesContainer));
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    const base = reflector.get<string>(PATH_METADATA, metatype as () => unknown);
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method] as () => unknown;
      const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (verb === undefined) return [];
      const path = [base, reflector.get<string>(PATH_METADATA, handler)].join('/');
      const open = reflector.getAllAndOverride<boolean>(IS_PUBLIC, [
        handler,
        metatype as () => unknown,
      ]);
      return [{ name: `${RequestMethod[verb]} ${path.replace(/\/+$/, '')}`, open: open === true }];
    });
  });
}

describe('the application', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('opens the routes of the specification and no other', () => {
    const open = routesOf(app).filter((route) => route.open);
    expect(open.map(({ name }) => name).sort()).toEqual(OPEN_ROUTES);
  });
});
