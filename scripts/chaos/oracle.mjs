import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { fromRoot } from '../lib/paths.mjs';
import { hashOf } from './admin.mjs';
import { MISSING } from './model.mjs';

const { mongo } = createRequire(fromRoot('backend/package.json'))('mongoose');
const KINDS = { project: 'projects', message: 'messages', job: 'jobs' };

/** The ids of an entry's files, in order. */
const filesOf = ({ cv, image, secondaryImages = [] }) =>
  [cv, image?.file, ...secondaryImages.map(({ file }) => file)].filter(Boolean).map(String);

/**
 * Hashes of the original files by id. Missing chunks raise an error; if the last ones are missing,
 * the file is just too short.
 */
async function readFiles(db) {
  const bucket = new mongo.GridFSBucket(db);
  const hashes = new Map();
  for (const { _id, length } of await db.collection('fs.files').find().toArray()) {
    const bytes = await buffer(bucket.openDownloadStream(_id)).catch(() => []);
    hashes.set(String(_id), bytes.length === length ? hashOf(bytes) : MISSING);
  }
  return hashes;
}

/**
 * Reads everything directly from the database.
 * @returns all entries with the hashes of their files, and orphaned files
 */
export async function readDatabase(uri) {
  const client = await mongo.MongoClient.connect(uri);
  try {
    const db = client.db();
    const all = (name) => db.collection(name).find().toArray();
    const hashes = await readFiles(db);
    const found = [];
    const trashed = [];
    const referenced = new Set();
    for (const [kind, collection] of Object.entries(KINDS)) {
      for (const entry of await all(collection)) {
        const ids = filesOf(entry);
        for (const id of ids) referenced.add(id);
        const { alt, arAlt } = entry.image ?? {};
        const files = ids.map((id) => hashes.get(id) ?? MISSING);
        if (entry.state === 'trashed') {
          trashed.push(files);
          continue;
        }
        const content = { ...entry, id: String(entry._id), alt, arAlt, files };
        found.push({ key: `${kind} ${entry.name}`, content });
      }
    }
    const previous = (await all('revisions')).flatMap(({ files }) => files.map(String));
    for (const id of previous) referenced.add(id);
    const variants = await all('variants.files');
    const variantIds = new Set(variants.map(({ _id }) => String(_id)));
    const chunks = [await all('fs.chunks'), await all('variants.chunks')];
    const without = (list, owners, idOf) => list.filter((each) => !owners.has(String(idOf(each))));
    const orphans = {
      'files without owner': [...hashes.keys()].filter((id) => !referenced.has(id)),
      'files that are not whole': [...hashes.values()].filter((hash) => hash === MISSING),
      'items in the trash without their files': trashed.filter((files) => files.includes(MISSING)),
      'files of previous versions missing': previous.filter((id) => !hashes.has(id)),
      'chunks without file': without(chunks[0], hashes, (chunk) => chunk.files_id),
      'variants without original': without(variants, hashes, ({ metadata }) => metadata.of),
      'chunks without variant': without(chunks[1], variantIds, (chunk) => chunk.files_id),
    };
    return { found, orphans };
  } finally {
    await client.close();
  }
}

/** Entries in the database that the admin's API does not return. */
export async function notShown({ client, headers }, found) {
  const shown = new Set();
  for (const [kind, collection] of Object.entries(KINDS)) {
    const { body } = await client.send(`/api/${collection}`, { headers });
    for (const { name } of JSON.parse(body)) shown.add(`${kind} ${name}`);
  }
  return found.map(({ key }) => key).filter((key) => !shown.has(key));
}
