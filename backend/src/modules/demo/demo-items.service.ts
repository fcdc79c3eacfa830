import { type DemoCount, listNameOf, type RemovedDemo, STATUSES } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { ContentLists } from '../base/content-lists';
import { LIST_RESOURCES } from '../base/content.module';
import type { ListItems } from '../base/content-store.module';
import type { EntityDocument } from '../base/entity-document';
import { REVISION_MODEL } from '../revisions/revision.schema';
import { DEMO_KINDS, type DemoItem, type DemoKind, readDemoContent } from './demo-content';

/** Ids of the items of one list that have a name of the demo. */
interface DemoIds {
  kind: DemoKind;
  unchanged: string[];
  changed: string[];
}

/** The items of the demo that are still in the lists. */
@Injectable()
export class DemoItemsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly lists: ContentLists,
  ) {}

  /** The lists that have some. */
  async count(): Promise<DemoCount[]> {
    const all = await this.find();
    return all.map(({ kind, unchanged, changed }) => ({
      kind: listNameOf(kind),
      unchanged: unchanged.length,
      changed: changed.length,
    }));
  }

  /** Moves the unchanged ones to the trash. @param by id of the admin */
  async remove(by: string): Promise<RemovedDemo[]> {
    const removed: RemovedDemo[] = [];
    for (const { kind, unchanged } of await this.find()) {
      const list = this.lists.of(kind);
      const items: RemovedDemo['items'] = [];
      for (const id of unchanged) {
        const version = await removeOne(list, id, by);
        if (version !== undefined) items.push({ id, version });
      }
      if (items.length > 0) removed.push({ kind: listNameOf(kind), items });
    }
    return removed;
  }

  /** The lists that have some. */
  async find(): Promise<DemoIds[]> {
    const content = await readDemoContent();
    const all = DEMO_KINDS.map((kind) => this.findIn(kind, content[listNameOf(kind)]));
    return (await Promise.all(all)).filter(
      ({ unchanged, changed }) => unchanged.length + changed.length > 0,
    );
  }

  /**
   * An item is the demo's by its names. It is unchanged if it has no previous version with other
   * content: moving it to the trash and back changes none.
   */
  private async findIn(kind: DemoKind, demo: readonly DemoItem[]): Promise<DemoIds> {
    const list = this.lists.of(kind);
    const nameOf = (item: unknown) => {
      const { name = '', arName = '' } = list.namesOf(item as EntityDocument);
      return JSON.stringify([name, arName]);
    };
    const names = new Set(demo.map(nameOf));
    const found = (await this.candidates(kind, demo)).filter(
      (item) => names.has(nameOf(item)) && !wasAddedByHand(item),
    );
    const ids = found.map(({ _id }) => _id.toHexString());
    const revised = await this.revisedAmong(kind, ids);
    const changed: string[] = [];
    for (const id of revised) {
      if ((await list.listVersions(id)).length > 0) changed.push(id);
    }
    return { kind, unchanged: ids.filter((id) => !changed.includes(id)), changed };
  }

  /** Dated lists can be long: reads only items with a date of the demo. */
  private candidates(kind: DemoKind, demo: readonly DemoItem[]): Promise<EntityDocument[]> {
    const dates = demo.map(({ createdAt }) => (createdAt ? new Date(createdAt) : null));
    const isDated = dates.some((date) => date);
    const { model } = LIST_RESOURCES.find((resource) => resource.kind === kind)!;
    return this.connection
      .model(model)
      .find({ state: { $in: STATUSES }, ...(isDated && { createdAt: { $in: dates } }) })
      .lean<EntityDocument[]>()
      .exec();
  }

  private async revisedAmong(kind: DemoKind, ids: readonly string[]): Promise<Set<string>> {
    const revisions = this.connection.model(REVISION_MODEL);
    const found = revisions.find({ kind, id: { $in: ids } }, { id: 1 });
    return new Set((await found.lean<{ id: string }[]>()).map(({ id }) => id));
  }
}

/** Demo items have no author. */
const wasAddedByHand = ({ version, updatedBy }: EntityDocument) =>
  version === 1 && updatedBy !== undefined;

/** @returns its version; undefined if it was changed concurrently */
async function removeOne(list: ListItems, id: string, by: string): Promise<number | undefined> {
  try {
    return (await list.changeOne(id, { deleted: true }, by)).version;
  } catch (error) {
    if (error instanceof ApiError && error.getStatus() === 404) return undefined;
    throw error;
  }
}
