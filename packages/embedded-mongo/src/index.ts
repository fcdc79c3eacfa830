import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ServerOptions, WireServer } from './wire/server';

export interface EmbeddedMongoOptions extends Pick<
  ServerOptions,
  'port' | 'sync' | 'ttlInterval' | 'onProgress' | 'recordTo'
> {
  /** Data folder; default: a temporary folder, which `close` removes. */
  dir?: string;
}

export interface EmbeddedMongo {
  /** Connection string, such as `mongodb://127.0.0.1:40123/`. */
  uri: string;
  port: number;
  /** Closes all connections and the data. */
  close(): Promise<void>;
}

/**
 * Starts a server in this process.
 * @throws StartError with one sentence, if the folder is in use, damaged or foreign, or if the port
 * is taken
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
