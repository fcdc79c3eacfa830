import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** Answers which of the given files the entities of one module still refer to. */
export type ReferenceSource = (ids: readonly Types.ObjectId[]) => Promise<Types.ObjectId[]>;

/**
 * Who refers to files. The sweep removes a file of a registered owner to which nobody here refers;
 * of other files it cannot know.
 */
@Injectable()
export class FileReferences {
  private readonly sources = new Map<string, ReferenceSource>();

  /** Called by a module's repository when it is made; without it the module cannot store files. */
  register(owner: string, source: ReferenceSource): void {
    this.sources.set(owner, source);
  }

  has(owner: string): boolean {
    return this.sources.has(owner);
  }

  /** Of which modules the references are known. */
  get owners(): string[] {
    return [...this.sources.keys()];
  }

  /** Those of `ids` to which nothing refers. */
  async unreferenced(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const referenced = new Set<string>();
    for (const source of this.sources.values()) {
      for (const id of await source(ids)) referenced.add(String(id));
    }
    return ids.filter((id) => !referenced.has(String(id)));
  }
}
