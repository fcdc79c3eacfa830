import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ADMIN } from '../lib/product.mjs';
import { fromRoot } from '../lib/paths.mjs';

const FEWEST = 3;
const MOST = 10;
/** Small, because several forms of each picture are rendered. */
const PHOTOGRAPH = readFileSync(fromRoot('backend/demo/images/detail-1.jpg'));

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

export function formOf(texts) {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  return form;
}

/** Adds a unique picture that is stored in several chunks: decoders ignore bytes after its end. */
function attach(form, field) {
  const tail = Buffer.alloc(randomInt(1_000, 400_000), randomBytes(32));
  const bytes = Buffer.concat([PHOTOGRAPH, tail]);
  form.append(field, new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg');
  return hashOf(bytes);
}

function textsOf(name) {
  const words = randomBytes(12).toString('hex');
  return {
    name,
    arName: `مشروع ${words}`,
    description: `Panels of oak ${words}`,
    arDescription: `ألواح من البلوط ${words}`,
  };
}

/** An admin who creates, changes, deletes and restores projects with several pictures. */
export class Admin {
  #number = 0;
  /** Projects whose state is certain, by name: the content that was sent, and the response. */
  #projects = new Map();
  /** The same for trashed projects. */
  #trash = new Map();

  constructor(client) {
    this.client = client;
  }

  async signIn() {
    const { body } = await this.client.send('/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    this.headers = { Authorization: `Bearer ${JSON.parse(body).token}` };
  }

  async work() {
    const names = [...this.#projects.keys()];
    const dice = randomInt(10);
    if (names.length <= FEWEST || (dice < 4 && names.length < MOST)) return this.create();
    const name = names[randomInt(names.length)];
    if (dice < 7) return this.#change(name);
    const [trashed] = this.#trash.keys();
    return dice === 7 && trashed ? this.#restore(trashed) : this.#remove(name);
  }

  async create() {
    const name = `Project ${++this.#number}`;
    const texts = { ...textsOf(name), alt: 'A room', arAlt: 'غرفة' };
    const form = formOf({ ...texts, category: 'Hospitality', arCategory: 'ضيافة' });
    const fields = ['image', 'secondaryImages', 'secondaryImages', 'secondaryImages'];
    const files = fields.map((field) => attach(form, field));
    await this.#write('POST', '/api/projects', name, { ...texts, files }, form);
  }

  /**
   * Changes the texts and the main picture, and inserts a picture after the first secondary one.
   */
  async #change(name) {
    const { content, written } = this.#projects.get(name);
    const texts = textsOf(name);
    const form = formOf(texts);
    const image = attach(form, 'image');
    form.append('secondaryImages', written.secondaryImages[0].url);
    const added = attach(form, 'secondaryImages');
    const next = { ...content, ...texts, files: [image, content.files[1], added] };
    await this.#write('PUT', `/api/projects/${written._id}`, name, next, form);
  }

  async #remove(name) {
    const project = this.#projects.get(name);
    const path = `/api/projects/${project.written._id}`;
    const outcome = await this.#write('DELETE', path, name, null);
    if (outcome === 'acknowledged') this.#trash.set(name, project);
  }

  async #restore(name) {
    const { content, written } = this.#trash.get(name);
    this.#trash.delete(name);
    await this.#write('POST', `/api/projects/${written._id}/restore`, name, content);
  }

  async #write(method, path, name, content, body) {
    const init = { method, headers: this.headers, body };
    const { outcome, written } = await this.client.write(`project ${name}`, content, path, init);
    if (written) this.#projects.set(name, { content: { ...content, id: written._id }, written });
    // Deleted projects and those with an unknown outcome are not used any more.
    else if (outcome !== 'refused') this.#projects.delete(name);
    return outcome;
  }
}
