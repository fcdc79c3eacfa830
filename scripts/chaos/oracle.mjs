import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { fromRoot } from '../lib/paths.mjs';
import { hashOf } from './admin.mjs';
import { MISSING } from './model.mjs';

const { mongo } = createRequire(fromRoot('backend/package.json'))('mongoose');
const KINDS = { project: 'projects', message: 'messages', job: 'jobs' };
/** What the API and the shell may answer while something is broken. */
const UNAVAILABLE = [502, 503, 504];

const picturesOf = ({ image, secondaryImages = [] }) => [
  ...(image ? [image] : []),
  ...secondaryImages,
];

/**
 * Reads past the API all that the database holds.
 * @returns everything that was written, with the hashes of its files, and what belongs to nothing
 */
export async function readDatabase(uri) {
  const client = await mongo.MongoClient.connect(uri);
  try {
    const db = client.db();
    const all = (name) => db.collection(name).find().toArray();
    const bucket = new mongo.GridFSBucket(db);
    const [files, variants] = [await all('fs.files'), await all('variants.files')];
    const hashes = new Map();
    for (const { _id, length } of files) {
      // Missing chunks are an error or, at the end of the file, just not there.
      const bytes = await buffer(bucket.openDownloadStream(_id)).catch(() => []);
      hashes.set(String(_id), bytes.length === length ? hashOf(bytes) : MISSING);
    }
    const found = [];
    const referenced = new Set();
    for (const [kind, collection] of Object.entries(KINDS)) {
      for (const { _id, image, secondaryImages, cv, ...texts } of await all(collection)) {
        const pictures = picturesOf({ image, secondaryImages });
        const ids = [...(cv ? [cv] : []), ...pictures.map(({ file }) => file)].map(String);
        for (const id of ids) referenced.add(id);
        const owned = { files: ids.map((id) => hashes.get(id) ?? MISSING) };
        const content = {
          id: String(_id),
          ...texts,
          alt: image?.alt,
          arAlt: image?.arAlt,
          ...owned,
        };
        found.push({ key: `${kind} ${texts.name}`, content });
      }
    }
    const variantIds = new Set(variants.map(({ _id }) => String(_id)));
    const without = (list, owners, idOf) => list.filter((each) => !owners.has(String(idOf(each))));
    const orphans = {
      'files without owner': without(files, referenced, ({ _id }) => _id),
      'files that are not whole': [...hashes.values()].filter((hash) => hash === MISSING),
      'chunks without file': without(await all('fs.chunks'), hashes, (chunk) => chunk.files_id),
      'variants without original': without(variants, hashes, ({ metadata }) => metadata.of),
      'chunks without variant': without(
        await all('variants.chunks'),
        variantIds,
        (chunk) => chunk.files_id,
      ),
    };
    return { found, orphans };
  } finally {
    await client.close();
  }
}

/** What the admin is not shown, or cannot open, of what the database holds. */
export async function readAsAdmin(client, headers, found) {
  const faults = [];
  const get = async (path) => {
    const { status, body } = await client.send('read', path, { headers });
    if (status !== 200) faults.push(`${path} was answered ${status}`);
    return status === 200 ? body : Buffer.from('[]');
  };
  const shown = new Map();
  for (const [kind, collection] of Object.entries(KINDS)) {
    const list = JSON.parse((await get(`/api/${collection}`)).toString());
    for (const each of list) shown.set(`${kind} ${each.name}`, each);
  }
  for (const { key, content } of found) {
    const each = shown.get(key);
    if (!each) faults.push(`${key} is not shown to the admin`);
    else {
      for (const { url } of picturesOf(each)) await get(`${url}?w=320`);
      const isWrong = each.cv && hashOf(await get(each.cv)) !== content.files[0];
      if (isWrong) faults.push(`${key} opens another CV`);
    }
  }
  return faults;
}

/**
 * What must not happen to a request in a phase.
 * @param {import('./client.mjs').Phase & { endsShell?: boolean, backIn?: number }} phase
 */
export function judgePhase({ name, calm, endsShell, backIn, requests }) {
  const findings = requests
    .filter(({ what, status }) => {
      if (status === 401) return true;
      if (calm) return status === undefined || status >= 500;
      if (status >= 500 && !UNAVAILABLE.includes(status)) return true;
      // Cached pages are shown whatever is broken behind the shell.
      return what === 'page' && !endsShell && status !== undefined && status !== 200;
    })
    .map(({ path, status, error }) => `${name}: ${path} was answered ${status ?? error}`);
  if (!calm && backIn === undefined) findings.push(`${name}: the site did not come back`);
  return findings;
}
