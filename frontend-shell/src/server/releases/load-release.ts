import type { RemoteKey } from '@manjara/platform';
import type { AssetMap, ReleasePointer } from '@manjara/releases';
import { inlineStyle } from '../rendering/inline-style';
import type { PageFiles, Renderer } from '../rendering/renderer';
import { checkManifest } from './check-manifest';
import {
  type FederationManifest,
  type ReadFile,
  readChecked,
  type Release,
  serviceWorkerFile,
  styleFiles,
} from './release';

export type StartRelease = (
  release: { code: string; filename: string; files: PageFiles },
  onFailure: (reason: string) => void,
) => Promise<Renderer>;

/** Reads, checks and starts a release; returns it with the files that were read. */
export async function loadRelease(
  key: RemoteKey,
  pointer: ReleasePointer,
  read: ReadFile,
  start: StartRelease,
  onFailure: (release: Release, reason: string) => void,
): Promise<{ release: Release; copies: Map<string, Buffer> }> {
  const copies = new Map<string, Buffer>();
  const take = async (file: { path: string; integrity: string }): Promise<Buffer> => {
    const bytes = await readChecked(read, file);
    copies.set(file.path, bytes);
    return bytes;
  };
  const manifest = JSON.parse((await take(pointer.manifest)).toString()) as FederationManifest;
  checkManifest(key, manifest);
  const assets = JSON.parse((await take(pointer.assetMap)).toString()) as AssetMap;
  const base = `/_releases/${key}/${pointer.version}/`;
  const styles = styleFiles(assets).map(async (file) => {
    const href = base + file.path;
    return [href, inlineStyle(href, await take(file))] as const;
  });
  const worker = serviceWorkerFile(assets);
  if (worker) await take(worker);
  const files: PageFiles = {
    remote: key,
    publicPath: `${base}client/`,
    assets,
    inline: new Map(await Promise.all(styles)),
  };
  const release: Release = { ...files, version: pointer.version, manifest };
  if (pointer.server) {
    const code = (await take(pointer.server)).toString();
    const filename = `${key}-${pointer.version}.js`;
    const fail = (reason: string) => onFailure(release, reason);
    release.renderer = await start({ code, filename, files }, fail);
  }
  return { release, copies };
}
