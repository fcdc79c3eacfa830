import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishOnStart, type PublishOptions } from './publish';

/**
 * What there is to publish of a remote.
 * @param app the remote's folder: its `package.json` names the version, `dist` is the build
 * @param root the folder of its releases; made when it is not there
 */
export async function publicationOf(app: string, root: string): Promise<PublishOptions> {
  const manifest = await readFile(path.join(app, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  await mkdir(root, { recursive: true });
  return { dist: path.join(app, 'dist'), root, version };
}

/**
 * Publishes the build of a remote as a start of the site does: one that was rolled back from stays
 * out. Returns both versions, which are the same unless it stays out.
 */
export async function publishApp(
  app: string,
  root: string,
): Promise<{ candidate: string; live: string }> {
  const { candidate, live } = await publishOnStart(await publicationOf(app, root));
  return { candidate: candidate.version, live: live.version };
}
