import { COLLECTION_COMMANDS } from './collections';
import type { Command } from './command';
import { DIAGNOSTIC_COMMANDS } from './diagnostics';
import { explainCommand } from './explain';
import { findAndModify } from './find-and-modify';
import { INDEX_COMMANDS } from './indexes';
import { READ_COMMANDS } from './reads';
import { WRITE_COMMANDS } from './writes';

/** All commands by name; any other name gets CommandNotFound. */
export const COMMANDS: Record<string, Command> = {
  ...READ_COMMANDS,
  ...WRITE_COMMANDS,
  ...INDEX_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...DIAGNOSTIC_COMMANDS,
  findAndModify,
  explain: explainCommand(() => COMMANDS),
};
