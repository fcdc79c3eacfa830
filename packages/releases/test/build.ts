import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A team's folder with its build and releases. */
export class Team {
  private constructor(readonly folder: string) {}

  static async begin(): Promise<Team> {
    return new Team(await mkdtemp(path.join(tmpdir(), 'releases-')));
  }

  readonly end = (): Promise<void> => rm(this.folder, { recursive: true, force: true });

  get dist(): string {
    return path.join(this.folder, 'dist');
  }

  get root(): string {
    return path.join(this.folder, 'root');
  }

  /** Creates a small build with one script; `others` replaces or adds files. */
  async build(script: string, others: Record<string, string> = {}): Promise<void> {
    const manifest = {
      metaData: {
        name: 'manjara_x',
        remoteEntry: { name: 'remoteEntry.js', path: '' },
        needs: { ui: '1.0.0', operations: [] },
      },
      shared: [{ name: '@manjara/platform', requiredVersion: '^2.1.0' }],
      exposes: [{ path: './app' }],
    };
    const chunks = { main: { js: ['static/main.js'], css: [] } };
    const files: Record<string, string> = {
      'client/mf-manifest.json': JSON.stringify(manifest),
      'client/asset-map.json': JSON.stringify({ chunks }),
      'client/remoteEntry.js': 'entry',
      'client/static/main.js': script,
      'client/index.html': '<!doctype html>',
      'server/server.js': `exports.script = ${JSON.stringify(script)}`,
      ...others,
    };
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(this.dist, file)), { recursive: true });
      await writeFile(path.join(this.dist, file), content);
    }
  }
}
