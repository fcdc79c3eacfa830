import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ADMIN } from '../lib/product.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { outcomeOf } from './client.mjs';
import { between, pick } from './random.mjs';

const FEWEST = 3;
const MOST = 10;
/** Small ones: each is rendered in several forms. */
const PHOTOGRAPHS = ['residential-2-c', 'entertainment-2-c', 'workspace-1-c', 'detail-1'].map(
  (name) => readFileSync(fromRoot('backend/demo/images', `${name}.jpg`)),
);

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

export function formOf(texts) {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  return form;
}

/** Adds a picture like no other, stored in several chunks: what follows its end is not read. */
function attach(form, field) {
  const tail = Buffer.alloc(between(1_000, 400_000), randomBytes(32));
  const bytes = Buffer.concat([pick(PHOTOGRAPHS), tail]);
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

/** The admin, who creates, changes and deletes projects with several pictures, one after the other. */
export class Admin {
  #number = 0;
  /** What is on the site for sure: by name, the content that was sent and the answer. */
  #projects = new Map();

  constructor(client, model) {
    Object.assign(this, { client, model });
  }

  async signIn() {
    const { body } = await this.client.send('write', '/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    this.headers = { Authorization: `Bearer ${JSON.parse(body.toString()).token}` };
  }

  async work() {
    const count = this.#projects.size;
    const dice = between(1, 10);
    if (count <= FEWEST || (dice <= 4 && count < MOST)) return this.create();
    const name = pick([...this.#projects.keys()]);
    return dice <= 7 ? this.#change(name) : this.#remove(name);
  }

  async create() {
    const name = `Project ${++this.#number}`;
    const texts = { ...textsOf(name), alt: 'A room', arAlt: 'غرفة' };
    const form = formOf({ ...texts, category: 'Hospitality', arCategory: 'الضيافة' });
    const fields = ['image', 'secondaryImages', 'secondaryImages', 'secondaryImages'];
    const files = fields.map((field) => attach(form, field));
    await this.#write('POST', '/api/projects', name, { ...texts, files }, form);
  }

  /** New texts, another main picture, and a new picture behind the first of the others. */
  async #change(name) {
    const { content, answer } = this.#projects.get(name);
    const texts = textsOf(name);
    const form = formOf(texts);
    const image = attach(form, 'image');
    form.append('secondaryImages', answer.secondaryImages[0].url);
    const added = attach(form, 'secondaryImages');
    const next = { ...content, ...texts, files: [image, content.files[1], added] };
    await this.#write('PUT', `/api/projects/${answer._id}`, name, next, form);
  }

  async #remove(name) {
    await this.#write('DELETE', `/api/projects/${this.#projects.get(name).answer._id}`, name, null);
  }

  async #write(method, path, name, content, form) {
    const settle = this.model.begin(`project ${name}`, content);
    const sent = await this.client.send('write', path, {
      method,
      headers: this.headers,
      body: form,
    });
    const outcome = outcomeOf(sent);
    if (outcome === 'acknowledged' && form) {
      const answer = JSON.parse(sent.body.toString());
      settle(outcome, { id: answer._id });
      this.#projects.set(name, { content: { ...content, id: answer._id }, answer });
      return;
    }
    settle(outcome);
    // What nobody is sure of is left alone from now on.
    if (outcome !== 'refused') this.#projects.delete(name);
  }
}
