import { openSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freshFolder, Product } from '../../lib/product.mjs';
import { fromRoot } from '../../lib/paths.mjs';

const PROJECTS = 500;
const TEXTS = {
  name: 'A reception of oak',
  arName: 'استقبال من خشب البلوط',
  category: 'Hospitality',
  arCategory: 'الضيافة',
  description: 'Desk, walls and ceiling of oak, made in the workshop and put up in nine days.',
  arDescription: 'مكتب وجدران وسقف من خشب البلوط، صُنعت في الورشة وركّبت في تسعة أيام.',
  alt: 'Reception',
  arAlt: 'استقبال',
};
const ofBackend = createRequire(fromRoot('backend/package.json'));

/** A picture whose widest form has about 200 KB. */
function photograph() {
  const sharp = ofBackend('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 7 };
  return sharp({ create: { width: 1_920, height: 1_280, channels: 3, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function answered(answer) {
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signIn({ run, admin }) {
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  };
  const { token } = await answered(await fetch(`${run.apiUrl}/api/admin/login`, options));
  return { Authorization: `Bearer ${token}` };
}

async function postProject({ run }, authorization) {
  const form = new FormData();
  for (const [field, text] of Object.entries(TEXTS)) form.append(field, text);
  form.append('image', new Blob([await photograph()]), 'main.jpg');
  const options = { method: 'POST', headers: authorization, body: form };
  return answered(await fetch(`${run.apiUrl}/api/projects`, options));
}

/** Writes a project again, past the API, until there are as many as a long list needs. */
async function fillUp({ run }, { _id }) {
  const mongoose = ofBackend('mongoose');
  const connection = await mongoose.createConnection(run.mongodbUri).asPromise();
  try {
    const projects = connection.collection('projects');
    const missing = PROJECTS - (await projects.countDocuments());
    const { _id: own, ...copy } = await projects.findOne({ _id: new mongoose.Types.ObjectId(_id) });
    await projects.insertMany(Array.from({ length: missing }, () => ({ ...copy })));
  } finally {
    await connection.close();
  }
}

/**
 * The whole product as it runs on one machine, with the demo content and 500 projects. What it logs,
 * by default every request, goes to a file.
 * @param {Record<string, string>} env of its processes
 */
export async function startSite(env) {
  const dataDir = freshFolder();
  const product = await Product.start({
    dataDir,
    output: openSync(path.join(dataDir, 'output.log'), 'a'),
    env: { LOG_LEVEL: 'info', ...env },
  });
  const authorization = await signIn(product);
  const project = await postProject(product, authorization);
  await fillUp(product, project);
  const { apiUrl, url, pids } = product.run;
  let turn = 0;
  /** Saves a text as the admin does; every public answer may be another one after it. */
  const write = async () => {
    const contact = { mainText: `Come and see us, for the ${++turn}. time.` };
    const options = {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact }),
    };
    await answered(await fetch(`${apiUrl}/api/content`, options));
  };
  await write();
  return {
    api: { url: apiUrl, pids: [pids.api] },
    // Without asking for the name each time.
    shell: { url: url.replace('localhost', '127.0.0.1'), pids: [pids.shell] },
    project,
    write,
    remove: () => product.remove(),
  };
}
