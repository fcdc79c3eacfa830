import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isDatabaseUnavailable } from '../common/errors/database-errors';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { newFileId } from './file-id';
import { safeFileName } from './file-name';
import { FileReferences } from './file-references';
import { FileStore, type StoredFile } from './file-store';

interface DocumentKind {
  /** The module that alone serves the file. */
  owner: string;
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** Files that belong to one entity each and are served only by its module. */
@Injectable()
export class PrivateFiles {
  private readonly logger = new Logger(PrivateFiles.name);

  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
  ) {}

  /**
   * Stores a file and writes its entity. The file is removed when that fails, or by the sweep when
   * the outcome is unknown.
   */
  async storeWith<T>(
    file: UploadedFile,
    { owner, contentType, extension }: DocumentKind,
    write: (id: Types.ObjectId) => Promise<T>,
  ): Promise<T> {
    const id = newFileId();
    const name = safeFileName(file.originalname, extension, 'document');
    await this.store.put(id, file.path, name, {
      owner,
      contentType,
      visibility: 'private',
      key: id.toHexString(),
    });
    try {
      return await write(id);
    } catch (error) {
      // A hung server may still apply the write when it resumes.
      if (!isDatabaseUnavailable(error)) await this.remove([id]);
      throw error;
    }
  }

  /** Undefined when `owner` has no such file. */
  async find(owner: string, id: Types.ObjectId): Promise<StoredFile | undefined> {
    const file = await this.store.find(id);
    return file?.visibility === 'private' && file.owner === owner ? file : undefined;
  }

  /** How many of these files exist. After their removal: those that are left to the sweep. */
  async countStored(ids: readonly Types.ObjectId[]): Promise<number> {
    return ids.length - (await this.store.missing(ids)).length;
  }

  /** Total bytes of these files. */
  storedBytes(ids: readonly Types.ObjectId[]): Promise<number> {
    return this.store.lengthOf(ids);
  }

  /** Removes unreferenced files. Best effort: the sweep retries. */
  async remove(ids: readonly Types.ObjectId[]): Promise<void> {
    try {
      // A write that seemed to fail may have reached the database.
      await this.store.remove(await this.references.unreferenced(ids));
    } catch (error) {
      this.logger.warn(
        { err: error, files: ids.map(String) },
        'files could not be removed; the hourly sweep removes them',
      );
    }
  }
}
