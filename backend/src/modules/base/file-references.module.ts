import { Global, Module } from '@nestjs/common';
import { FILE_REFERENCES, type FileReference, picturePathsOf } from '../../storage/file-references';
import { CONTENT_RESOURCES } from './content.module';

const REFERENCES: readonly FileReference[] = [
  ...CONTENT_RESOURCES.map(({ kind, schema }) => ({
    collection: schema.get('collection'),
    kind,
    paths: picturePathsOf(schema),
  })),
  { collection: 'admins', kind: 'admin/profile', paths: ['image.file'] },
  { collection: 'jobs', kind: 'jobs', paths: ['cv'] },
  { collection: 'revisions', kind: 'revisions', paths: ['files'] },
];

/** Names everything that refers to files, whatever other modules a program loads. */
@Global()
@Module({
  providers: [{ provide: FILE_REFERENCES, useValue: REFERENCES }],
  exports: [FILE_REFERENCES],
})
export class FileReferencesModule {}
