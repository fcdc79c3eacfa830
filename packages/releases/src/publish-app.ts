import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishOnStart, type PublishOptions } from './publish';

/**
 * What `publish` needs for a remote.
 * @param app the remote's folder, with `package.json` (version) and `dist` (build)
 * @param root the releases folder; created if it does not exist
 */
export async function publicationOf(app: string, root: string): Promise<PublishOptions> {
  const manifest = await readFile(path.join(app, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  await mkdir(root, { recursive: true });
  return { dist: path.join(app, 'dist'), root, version };
}

/**
 * Publishes a remote's build at the start of the site; a withdrawn release stays out. Returns both
 * versions, which differ only in that case.
 */
export async function publishApp(
  app: string,
  root: string,
): Promise<{ candidate: string; live: string }> {
  const { candidate, live } = await publishOnStart(await publicationOf(app, root));
  return { candidate: candidate.version, live: live.version };
}
