import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WireServer } from './wire/server';

export { StartError } from './errors';

export interface EmbeddedMongoOptions {
  /** Where the data is; default a fresh temporary folder, which `close` removes. */
  dir?: string;
  /** Default 0: any free port. */
  port?: number;
  /** Whether a write is on the disk before it is acknowledged; default true. */
  sync?: boolean;
  /** How often TTL indexes are looked through, in milliseconds; default 60,000. */
  ttlInterval?: number;
  /** Called with the percentage of checked data, after an unclean stop. */
  onProgress?: (percent: number) => void;
  /** A file that gets the names of the commands, options, operators and stages that are sent. */
  recordTo?: string;
}

export interface EmbeddedMongo {
  /** The address for a driver, such as `mongodb://127.0.0.1:40123/`. */
  uri: string;
  port: number;
  /** Ends all connections and writes out what there is. */
  close(): Promise<void>;
}

/**
 * Starts a server in this process. Throws StartError, with one sentence, if the folder is in use,
 * damaged or not one of ours, or if the port is taken.
 */
export async function startEmbeddedMongo(
  options: EmbeddedMongoOptions = {},
): Promise<EmbeddedMongo> {
  const { dir, ...rest } = options;
  const folder = dir ?? (await mkdtemp(join(tmpdir(), 'embedded-mongo-')));
  const onError = (error: unknown) => process.stderr.write(`embedded-mongo: ${String(error)}\n`);
  const server = await WireServer.start({
    ...rest,
    folder,
    onError,
    onFatal: (error) => {
      onError(error);
      void server.close();
    },
  });
  return {
    uri: server.uri,
    port: server.port,
    async close() {
      await server.close();
      if (dir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
