import { existsSync } from 'node:fs';
import path from 'node:path';
import { compatibilityAdvice, isCompatible } from '@manjara/contracts';
import type { AssetMap } from './pointer';
import { readJson } from './read-json';

/** Requirements for a remote's build. */
export interface ReleaseContract {
  /** The remote's federation name. */
  name: string;
  /** Whether the shell renders it on the server; only then the build has a server bundle. */
  serverRendered: boolean;
  /** Versions of the shared modules, by name. */
  shared: Readonly<Record<string, string>>;
  /** Version of `packages/ui` whose design tokens the shell's pages use. */
  ui: string;
  /** Operations of the live API; not checked if absent. */
  operations?: readonly string[];
}

/** Requirements of a remote besides shared modules. */
interface Needs {
  ui: string;
  operations: readonly string[];
}

interface Manifest {
  metaData?: {
    name?: string;
    remoteEntry?: { name?: string; path?: string };
    needs?: Needs;
  };
  shared?: { name: string; requiredVersion: string }[];
  exposes?: { path: string }[];
}

/** Advice for an incomplete build. */
const BUILD = 'Build it again.';

/** Faults of shared modules: not provided by the shell, or incompatible versions. */
function sharedFaults(manifest: Manifest, shared: ReleaseContract['shared']): string[] {
  return (manifest.shared ?? []).flatMap(({ name, requiredVersion }) => {
    const provided = shared[name];
    if (!provided) {
      return [
        `It asks the shell for ${name}, which the shell does not share. Put it into the remote's bundle.`,
      ];
    }
    // Our builds declare the version that they were built against, with a caret.
    return versionFaults(name, requiredVersion.replace(/^\^/, ''), provided);
  });
}

function versionFaults(name: string, built: string, provided: string): string[] {
  if (isCompatible(built, provided)) return [];
  const advice = compatibilityAdvice(built, provided);
  return [`It was built against ${name} ${built}, and the shell has ${provided}. ${advice}`];
}

function needsFaults(needs: Needs | undefined, { ui, operations }: ReleaseContract): string[] {
  if (!needs) return ['It does not declare what it needs of the site. Build it again.'];
  const missing = needs.operations.filter((call) => operations && !operations.includes(call));
  return [
    ...versionFaults('the design tokens', needs.ui, ui),
    ...(missing.length > 0
      ? [
          `It calls operations that the API of the site does not have: ${missing.join(', ')}. Release the API first.`,
        ]
      : []),
  ];
}

/**
 * Checks a remote's build against the contract.
 * @returns one sentence per fault, with the next step
 */
export async function contractFaults(dist: string, contract: ReleaseContract): Promise<string[]> {
  const client = (file: string) => path.join(dist, 'client', file);
  const manifest = await readJson<Manifest>(client('mf-manifest.json')).catch(() => null);
  const assets = await readJson<AssetMap>(client('asset-map.json')).catch(() => null);
  if (!manifest) return [`It has no readable client/mf-manifest.json. ${BUILD}`];
  if (!assets?.chunks) return [`It has no readable client/asset-map.json. ${BUILD}`];

  const { name, remoteEntry, needs } = manifest.metaData ?? {};
  const faults = [...sharedFaults(manifest, contract.shared), ...needsFaults(needs, contract)];
  if (name !== contract.name)
    faults.push(`It is "${name}", not "${contract.name}". Name the other remote.`);
  if (!manifest.exposes?.some((exposed) => exposed.path === './app')) {
    faults.push(`It does not expose "./app". ${BUILD}`);
  }
  const files = Object.values(assets.chunks).flatMap(({ js, css }) => [...js, ...css]);
  for (const file of new Set([`${remoteEntry?.path ?? ''}${remoteEntry?.name}`, ...files])) {
    if (!existsSync(client(file))) faults.push(`It names ${file}, which is missing. ${BUILD}`);
  }
  if (existsSync(path.join(dist, 'server/server.js')) !== contract.serverRendered) {
    const has = contract.serverRendered ? 'has no' : 'has a';
    faults.push(`It ${has} server bundle (server/server.js). ${BUILD}`);
  }
  return faults;
}
