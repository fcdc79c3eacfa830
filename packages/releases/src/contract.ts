import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompatible } from '@manjara/contracts';
import type { AssetMap } from './pointer';

/** What a remote's build must fit. */
export interface ReleaseContract {
  /** The remote's federation name. */
  name: string;
  /** Whether the shell's server renders it: then there is a server bundle, else none. */
  serverRendered: boolean;
  /** The versions of what the shell shares, by name. */
  shared: Readonly<Record<string, string>>;
}

interface Manifest {
  metaData?: { name?: string; remoteEntry?: { name?: string; path?: string } };
  shared?: { name: string; requiredVersion: string }[];
  exposes?: { path: string }[];
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Sentences about what a remote asks for that the shell does not share, or not in this version. */
function sharedFaults(manifest: Manifest, shared: ReleaseContract['shared']): string[] {
  return (manifest.shared ?? []).flatMap(({ name, requiredVersion }) => {
    const provided = shared[name];
    if (!provided) return [`It asks the shell for ${name}, which the shell does not share.`];
    // Our builds write the version that they were made against behind a caret.
    if (isCompatible(requiredVersion.replace(/^\^/, ''), provided)) return [];
    return [`It was built against ${name} ${requiredVersion}, and the shell has ${provided}.`];
  });
}

/**
 * Holds a remote's build to the contract between shell and remotes.
 * @returns sentences that say what is wrong; none when it can be tried
 */
export async function contractFaults(dist: string, contract: ReleaseContract): Promise<string[]> {
  const client = (file: string) => path.join(dist, 'client', file);
  const manifest = await readJson<Manifest>(client('mf-manifest.json'));
  const assets = await readJson<AssetMap>(client('asset-map.json'));
  if (!manifest) return ['It has no readable client/mf-manifest.json.'];
  if (!assets?.chunks) return ['It has no readable client/asset-map.json.'];

  const faults = sharedFaults(manifest, contract.shared);
  const { name, remoteEntry } = manifest.metaData ?? {};
  if (name !== contract.name) faults.push(`It is "${name}", not "${contract.name}".`);
  if (!manifest.exposes?.some((exposed) => exposed.path === './app')) {
    faults.push('It does not expose "./app".');
  }
  const files = Object.values(assets.chunks).flatMap(({ js, css }) => [...js, ...css]);
  for (const file of new Set([`${remoteEntry?.path ?? ''}${remoteEntry?.name}`, ...files])) {
    if (!(await isThere(client(file)))) faults.push(`It names ${file}, which is not there.`);
  }
  if ((await isThere(path.join(dist, 'server/server.js'))) !== contract.serverRendered) {
    const has = contract.serverRendered ? 'has no' : 'has a';
    faults.push(`It ${has} server bundle (server/server.js).`);
  }
  return faults;
}
