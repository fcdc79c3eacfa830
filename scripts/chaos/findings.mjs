import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';
import { MISSING } from './compare.mjs';
import { sha256 } from './material.mjs';

const require = createRequire(fromRoot('backend/package.json'));

const idsOf = (documents, key = '_id') => new Set(documents.map((each) => String(each[key])));

/** The hash of a file whose parts are all there. */
async function hashOf(db, file) {
  const chunks = await db.collection('fs.chunks').find({ files_id: file._id }).sort({ n: 1 });
  const parts = (await chunks.toArray()).map(({ data }) => data.buffer);
  const bytes = Buffer.concat(parts);
  return bytes.length === file.length ? sha256(bytes) : MISSING;
}

const contentOf = {
  project: ({ _id, name, arName, description, arDescription, image, secondaryImages }, hash) => ({
    id: String(_id),
    ...{ name, arName, description, arDescription },
    ...{ alt: image?.alt, arAlt: image?.arAlt },
    files: [image, ...(secondaryImages ?? [])].map((picture) => hash(picture?.file)),
  }),
  message: ({ name, email, phone, message }) => ({ name, email, phone, message }),
  job: ({ name, email, job, message, cv }, hash) => ({
    ...{ name, email, job, message },
    files: [hash(cv)],
  }),
};

/** Everything that the database holds, read past the API. */
async function readDatabase(db) {
  const all = (name, projection) => db.collection(name).find({}, { projection }).toArray();
  const files = await all('fs.files');
  const hashes = new Map();
  for (const file of files) hashes.set(String(file._id), await hashOf(db, file));
  const hash = (id) => hashes.get(String(id)) ?? MISSING;
  const found = [];
  const referenced = new Set();
  for (const [kind, name] of Object.entries({
    project: 'projects',
    message: 'messages',
    job: 'jobs',
  })) {
    for (const entity of await all(name)) {
      const pictures = [entity.image, ...(entity.secondaryImages ?? [])].map((each) => each?.file);
      for (const id of [entity.cv, ...pictures]) referenced.add(String(id));
      found.push({ kind, key: entity.name, content: contentOf[kind](entity, hash) });
    }
  }
  const chunks = idsOf(await all('fs.chunks', { files_id: 1 }), 'files_id');
  const variants = await all('variants.files');
  const variantChunks = idsOf(await all('variants.chunks', { files_id: 1 }), 'files_id');
  const known = idsOf(files);
  const knownVariants = idsOf(variants);
  const count = (ids, test) => [...ids].filter(test).length;
  return {
    found,
    orphans: {
      'files without owner': count(known, (id) => !referenced.has(id)),
      'files that are not whole': count(hashes.values(), (value) => value === MISSING),
      'chunks without file': count(chunks, (id) => !known.has(id)),
      'variants without original': count(
        variants,
        ({ metadata }) => !known.has(String(metadata.of)),
      ),
      'chunks without variant': count(variantChunks, (id) => !knownVariants.has(id)),
    },
    files: files.length,
    variants: variants.length,
  };
}

/** @param {string} uri of the database */
export async function readFindings(uri) {
  const client = await require('mongoose').mongo.MongoClient.connect(uri);
  try {
    return await readDatabase(client.db());
  } finally {
    await client.close();
  }
}

/**
 * Reads as the admin does what the database was found to hold.
 * @returns {Promise<string[]>} what cannot be opened there
 */
export async function readAsAdmin(client, token) {
  const headers = { Authorization: `Bearer ${token}` };
  const unreadable = [];
  const get = async (path) => {
    const { status, body } = await client.send('api', path, { headers });
    if (status === 200) return body;
    unreadable.push(`${path}: ${status}`);
    return Buffer.from('[]');
  };
  const list = async (path) => JSON.parse((await get(path)).toString());
  const [projects, messages, jobs] = [
    await list('/api/projects'),
    await list('/api/messages'),
    await list('/api/jobs'),
  ];
  const cvs = new Map();
  for (const { name, cv } of jobs) cvs.set(name, sha256(await get(cv)));
  const pictures = projects.flatMap(({ image, secondaryImages }) => [image, ...secondaryImages]);
  for (const { url } of pictures) await get(`${url}?w=320`);
  return { projects, messages, jobs, cvs, unreadable };
}
