import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type ReleasePointer } from '@manjara/releases';
import pino, { type Logger } from 'pino';
import { Registry } from 'prom-client';
import { readConfig } from '../config';
import { inlineStyle } from '../rendering/inline-style';
import type { ShellAssets } from '../rendering/shell-assets';
import { createShellServer, type ShellServer } from '../shell-server';
import { fileServer } from './file-server';
import { startInProcess } from './in-process-renderer';

export const assets: ShellAssets = {
  version: 'build',
  files: {
    scripts: ['/_shell/index.js'],
    boot: ['/_shell/boot.js'],
    styles: ['/_shell/index.css'],
    inline: new Map([
      ['/_shell/index.css', inlineStyle('/_shell/index.css', Buffer.from('body{margin:0}'))],
    ]),
    fonts: { ar: [], en: [] },
  },
  serve: (_request, _response, next) => next(),
};

const NOBODY = 'http://127.0.0.1:9';

/** The servers around a shell, on free ports and in a temporary folder. */
export class Site {
  readonly #servers: Server[] = [];
  readonly #shells: ShellServer[] = [];

  private constructor(readonly folder: string) {}

  static async begin(): Promise<Site> {
    return new Site(await mkdtemp(path.join(tmpdir(), 'shell-')));
  }

  async listen(server: Server): Promise<string> {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  api = (listener: RequestListener): Promise<string> => this.listen(createServer(listener));

  /** Publishes a bundle as the public remote's live release. */
  async publish(bundle: string): Promise<ReleasePointer> {
    const dist = path.join(this.folder, 'dist');
    const entry = { name: 'remoteEntry.js', path: '' };
    const metaData = { name: 'manjara_public', remoteEntry: entry };
    const manifest = { id: 'p', metaData, shared: [], exposes: [] };
    const chunks = { 'page-home': { js: ['home.js'], css: ['home.css'] } };
    const files: Record<string, string> = {
      'client/mf-manifest.json': JSON.stringify(manifest),
      'client/asset-map.json': JSON.stringify({ chunks }),
      'client/remoteEntry.js': 'entry',
      'client/home.js': 'home',
      'client/home.css': 'h1 {}',
      'server/server.js': bundle,
    };
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
      await writeFile(path.join(dist, file), content);
    }
    return publish({ dist, root: this.#root, version: '1.0.0' });
  }

  async serveReleases(): Promise<string> {
    await mkdir(this.#root, { recursive: true });
    return this.listen(fileServer(this.#root));
  }

  /** Starts a shell; services that its environment does not name are unreachable. */
  async shell(
    environment: Record<string, string> = {},
    files = assets,
    log: Logger = pino({ level: 'silent' }),
    startRenderer = startInProcess,
  ) {
    const config = readConfig({
      DATA_DIR: path.join(this.folder, 'data'),
      API_URL: NOBODY,
      REMOTE_PUBLIC_URL: `${NOBODY}/latest.json`,
      REMOTE_DASHBOARD_URL: `${NOBODY}/latest.json`,
      ...environment,
    });
    const registry = config.metrics ? new Registry() : undefined;
    const shell = await createShellServer(config, files, log, registry, startRenderer);
    this.#shells.push(shell);
    return { shell, registry, url: await this.listen(shell.http) };
  }

  /** Ends a server with all its connections, as a crash would. */
  async endServer(url: string): Promise<void> {
    const at = (server: Server) => (server.address() as AddressInfo | null)?.port;
    const server = this.#servers.find((each) => String(at(each)) === new URL(url).port);
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }

  async end(): Promise<void> {
    for (const shell of this.#shells) await shell.stop();
    for (const server of this.#servers) {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  get #root(): string {
    return path.join(this.folder, 'public');
  }
}
