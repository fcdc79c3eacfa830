import type { PictureUse } from '@manjara/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Schema, Types } from 'mongoose';

/** Where the documents of a collection hold ids of files; an index serves each path. */
export interface FileReference {
  collection: string;
  /** As in the API's addresses. */
  kind: string;
  paths: readonly string[];
}

/**
 * Injection token of all references. The sweep removes the files without one, so no program that
 * sweeps starts without it.
 */
export const FILE_REFERENCES = Symbol('FILE_REFERENCES');

/** The paths of a schema that hold the files of pictures, also within lists. */
export const picturePathsOf = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([path, type]) => {
    if (type.schema) return picturePathsOf(type.schema).map((inner) => `${path}.${inner}`);
    return path === 'file' ? [path] : [];
  });

@Injectable()
export class FileReferences {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(FILE_REFERENCES) private readonly references: readonly FileReference[],
  ) {}

  /** What refers to each of these files, by file id; unreferenced ones are absent. */
  async usesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, PictureUse[]>> {
    const uses = new Map<string, PictureUse[]>(ids.map((id) => [id.toHexString(), []]));
    for (const { collection, kind, paths } of this.references) {
      for (const path of ids.length > 0 ? paths : []) {
        const filter = { [path]: { $in: [...ids] } };
        const documents = this.connection
          .collection(collection)
          .find(filter, { projection: { [path]: 1 } });
        for await (const document of documents) {
          const id = String(document._id);
          for (const file of idsAt(document, path.split('.'))) {
            const found = uses.get(file);
            if (found?.every((use) => use.kind !== kind || use.id !== id)) found.push({ kind, id });
          }
        }
      }
    }
    return new Map([...uses].filter(([, found]) => found.length > 0));
  }

  async unreferenced(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const uses = await this.usesOf(ids);
    return ids.filter((id) => !uses.has(id.toHexString()));
  }
}

/** The ids at a path, also within lists. */
function idsAt(node: unknown, [key, ...rest]: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => idsAt(item, key ? [key, ...rest] : []));
  if (node instanceof Types.ObjectId) return [node.toHexString()];
  if (key === undefined || typeof node !== 'object' || node === null) return [];
  return idsAt((node as Record<string, unknown>)[key], rest);
}
