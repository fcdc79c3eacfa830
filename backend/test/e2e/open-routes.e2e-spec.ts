import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { IS_PUBLIC } from '../../src/common/http/public.decorator';
import { FURTHER_OPEN_CALLS, OPEN_CALLS } from '../contract/specification';
import { TestApp } from '../support/test-app';

/** The routes of the code that are open to anybody, documented or not. */
function openRoutesOf(app: TestApp): string[] {
  const reflector = app.app.get(Reflector);
  const discovery = new DiscoveryService(app.app.get(ModulesContainer));
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    const base = reflector.get<string>(PATH_METADATA, metatype as Type);
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method] as () => unknown;
      const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      const isOpen = reflector.getAllAndOverride<boolean>(IS_PUBLIC, [handler, metatype as Type]);
      if (verb === undefined || !isOpen) return [];
      const path = `${base}/${reflector.get<string>(PATH_METADATA, handler)}`;
      return [`${RequestMethod[verb]} /${path.replace(/\/+$/, '').replace(':id', '{id}')}`];
    });
  });
}

it('the application opens the routes of the specification and no other', async () => {
  const app = await TestApp.start();
  try {
    expect(openRoutesOf(app).sort()).toEqual([...OPEN_CALLS, ...FURTHER_OPEN_CALLS].sort());
  } finally {
    await app.stop();
  }
});
