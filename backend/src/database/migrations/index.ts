import { earlyNames } from './0002-early-names';
import { pictureTraits } from './0003-picture-traits';
import { drawings } from './0004-drawings';
import { emailKeys } from './0005-email-keys';
import type { Migration } from './migration';

/** In order; the first one leads from version 1 to 2. What is released is never changed again. */
export const MIGRATIONS: readonly Migration[] = [earlyNames, pictureTraits, drawings, emailKeys];

/** The version of the schema that this code reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 1;
