import type { PictureUse } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';

interface References {
  /** As in the API's addresses. */
  kind: string;
  /** Where documents hold ids of files; an index serves each. */
  paths: readonly string[];
}

/** Where documents refer to files, by collection. The sweep removes unreferenced files. */
export const FILE_REFERENCES: Readonly<Record<string, References>> = {
  projects: { kind: 'projects', paths: ['image.file', 'secondaryImages.file'] },
  products: { kind: 'products', paths: ['image.file'] },
  reviews: { kind: 'reviews', paths: ['image.file'] },
  partners: { kind: 'partners', paths: ['image.file'] },
  values: { kind: 'content/values', paths: ['image.file'] },
  home_content: { kind: 'content/home', paths: ['hero.picture.file', 'about.picture.file'] },
  about_content: { kind: 'content/about', paths: ['images.picture.file'] },
  admins: { kind: 'admin/profile', paths: ['image.file'] },
  jobs: { kind: 'jobs', paths: ['cv'] },
  revisions: { kind: 'revisions', paths: ['files'] },
};

@Injectable()
export class FileReferences {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** What refers to each of these files, by file id; unreferenced ones are absent. */
  async usesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, PictureUse[]>> {
    const uses = new Map<string, PictureUse[]>(ids.map((id) => [id.toHexString(), []]));
    for (const [name, { kind, paths }] of Object.entries(FILE_REFERENCES)) {
      for (const path of ids.length > 0 ? paths : []) {
        const filter = { [path]: { $in: [...ids] } };
        const documents = this.connection
          .collection(name)
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
