import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { integrityOf, publish, type ReleasePointer } from '@manjara/releases';
import sirv from 'sirv';
import { type CleanUp, freshFolder, fromRoot } from './product';

function temporaryFolder(cleanUp: CleanUp): string {
  const folder = freshFolder();
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Remote = 'frontend-public' | 'frontend-dashboard';

/** Copies a remote's build, so that a test can change it into another release. */
export async function copyOfBuild(
  cleanUp: CleanUp,
  app: Remote = 'frontend-public',
): Promise<string> {
  const folder = temporaryFolder(cleanUp);
  await cp(fromRoot(app, 'dist'), folder, { recursive: true });
  return folder;
}

interface Manifest {
  metaData: { needs: { ui: string; operations: string[] } };
  shared: { name: string; requiredVersion: string }[];
}

/** Changes the requirements in a build's manifest: platform, tokens and API operations. */
export async function editManifest(
  build: string,
  edit: (manifest: Manifest) => void,
): Promise<void> {
  const file = path.join(build, 'client/mf-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  edit(manifest);
  await writeFile(file, JSON.stringify(manifest));
}

/**
 * Makes the browser script of a page throw; the server bundle is unchanged.
 * @param site throws on this site only
 */
export async function breakBrowserScript(
  build: string,
  chunk: string,
  site?: string,
): Promise<void> {
  const scripts = await scriptsOf(path.join(build, 'client'));
  const file = scripts.find((name) => path.basename(name).startsWith(`${chunk}.`));
  if (!file) throw new Error(`No script of the build is called ${chunk}.`);
  const target = path.join(build, 'client', file);
  const code = await readFile(target, 'utf8');
  const condition = site ? `if (location.origin === '${site}') ` : '';
  const broken = `${condition}throw new Error('This page is broken.');${code}`;
  await writeFile(target, broken);
  await rm(`${target}.br`, { force: true });
  await replace(build, integrityOf(code), integrityOf(broken));
}

const scriptsOf = async (build: string): Promise<string[]> =>
  (await readdir(build, { recursive: true })).filter((name) => name.endsWith('.js'));

/**
 * Replaces a string in every script that contains it; returns these scripts, with their old and new
 * hashes.
 */
async function replace(build: string, from: string, to: string) {
  const changed: { file: string; before: string; after: string }[] = [];
  for (const file of await scriptsOf(build)) {
    const target = path.join(build, file);
    const code = await readFile(target, 'utf8');
    if (!code.includes(from)) continue;
    const edited = code.replaceAll(from, to);
    await writeFile(target, edited);
    // The compressed copy has the old content.
    await rm(`${target}.br`, { force: true });
    changed.push({ file, before: integrityOf(code), after: integrityOf(edited) });
  }
  return changed;
}

/**
 * Changes a text in the server bundle and the browser scripts; like a new build, updates the script
 * hashes in the browser entry.
 */
export async function changeText(build: string, from: string, to: string): Promise<void> {
  const changed = await replace(build, from, to);
  const sides = changed.map(({ file }) => file.split(path.sep)[0]);
  if (!sides.includes('client') || !sides.includes('server')) {
    throw new Error(`"${from}" is not a text of both bundles.`);
  }
  for (const { before, after } of changed) await replace(build, before, after);
}

/** Makes the server bundle throw when it is evaluated. */
export async function breakServerBundle(build: string): Promise<void> {
  const file = path.join(build, 'server/server.js');
  const code = await readFile(file, 'utf8');
  await writeFile(file, `throw new Error('This release is broken.');\n${code}`);
}

/** Publishes a build to a folder of releases, as the remote's team would. */
export async function release(
  build: string,
  root: string,
  version = '9.0.0',
): Promise<ReleasePointer> {
  await mkdir(root, { recursive: true });
  return publish({ dist: build, root, version });
}

/** A plain file server; `dev` looks for files on every request, as releases are added later. */
const fileServer = (root: string): Server =>
  createServer(
    sirv(root, {
      dev: true,
      brotli: true,
      setHeaders(response, pathname) {
        const isPointer = pathname === '/latest.json';
        const immutable = 'public, max-age=31536000, immutable';
        response.setHeader('Cache-Control', isPointer ? 'no-cache' : immutable);
      },
    }),
  );

/** Serves a remote's build from a server that the test can stop. */
export async function serveBuild(cleanUp: CleanUp, app: Remote = 'frontend-public') {
  const root = temporaryFolder(cleanUp);
  const redeploy = (version?: string) => release(fromRoot(app, 'dist'), root, version);
  await redeploy();
  let server: Server;
  const listen = async (port: number): Promise<number> => {
    server = fileServer(root).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const end = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  cleanUp(end);
  return {
    pointerUrl: `http://127.0.0.1:${port}/latest.json`,
    /** Folder of its releases. */
    root,
    /** Ends it with all its connections, as a crash would. */
    end,
    /** Starts it again at the same address. */
    again: () => listen(port),
    /** Makes the same build live as another version. */
    redeploy,
  };
}
