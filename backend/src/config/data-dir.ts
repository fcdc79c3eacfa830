import { resolve } from 'node:path';

export const DEFAULT_DATA_DIR = './.data';

/** Absolute path of the folder of this installation's data. */
export const dataDirOf = ({ DATA_DIR }: { DATA_DIR?: string | undefined }): string =>
  resolve(DATA_DIR || DEFAULT_DATA_DIR);
