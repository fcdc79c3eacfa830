import type { ContentKind } from '@manjara/contracts';
import { Injectable, Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ContentModule, LIST_RESOURCES } from './content.module';
import type { ListItems } from './content-store.module';

const SERVICES = new Map(LIST_RESOURCES.map(({ kind, service }) => [kind, service]));

/** The services of the lists, by their paths in the API. */
@Injectable()
export class ContentLists {
  constructor(private readonly modules: ModuleRef) {}

  of(kind: ContentKind): ListItems {
    return this.modules.get(SERVICES.get(kind)!, { strict: false });
  }
}

@Module({ imports: [ContentModule], providers: [ContentLists], exports: [ContentLists] })
export class ContentListsModule {}
