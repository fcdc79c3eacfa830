import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';
import { outcomeOf } from './client.mjs';

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

/** The admin, who creates, changes and deletes projects with several pictures, one after the other. */
export class Admin {
  #number = 0;
  /** What is on the site for sure: by name, the content that was sent and the answer. */
  #projects = new Map();
  #onUpload = [];

  constructor({ client, model, random, headers }) {
    Object.assign(this, { client, model, random, headers });
  }

  /** Resolves when the next form with pictures is on its way. */
  nextUpload() {
    return new Promise((resolve) => this.#onUpload.push(resolve));
  }

  async work() {
    const count = this.#projects.size;
    const dice = this.random.between(1, 10);
    if (count <= FEWEST || (dice <= 4 && count < MOST)) return this.create();
    const name = this.random.pick([...this.#projects.keys()]);
    return dice <= 7 ? this.#change(name) : this.#remove(name);
  }

  async create() {
    const name = `Project ${++this.#number}`;
    const texts = { ...this.#texts(name), alt: 'A room', arAlt: 'غرفة' };
    const form = formOf({ ...texts, category: 'Hospitality', arCategory: 'الضيافة' });
    const files = [this.#attach(form, 'image')];
    const more = this.random.between(2, 4);
    for (let n = 0; n < more; n++) files.push(this.#attach(form, 'secondaryImages'));
    await this.#write('POST', '/api/projects', name, { ...texts, files }, form);
  }

  /** New texts, another main picture, and a new picture behind the first of the others. */
  async #change(name) {
    const { content, answer } = this.#projects.get(name);
    const texts = this.#texts(name);
    const form = formOf(texts);
    const image = this.#attach(form, 'image');
    form.append('secondaryImages', answer.secondaryImages[0].url);
    const added = this.#attach(form, 'secondaryImages');
    const next = { ...content, ...texts, files: [image, content.files[1], added] };
    await this.#write('PUT', `/api/projects/${answer._id}`, name, next, form);
  }

  async #remove(name) {
    const { answer } = this.#projects.get(name);
    await this.#write('DELETE', `/api/projects/${answer._id}`, name, null);
  }

  async #write(method, path, name, content, form) {
    const settle = this.model.begin(`project ${name}`, content);
    const sent = this.client.send('write', path, { method, headers: this.headers, body: form });
    if (form) for (const resolve of this.#onUpload.splice(0)) resolve();
    const answer = await sent;
    const outcome = outcomeOf(answer);
    if (outcome === 'acknowledged' && form) {
      const project = JSON.parse(answer.body.toString());
      settle(outcome, { id: project._id });
      this.#projects.set(name, { content: { ...content, id: project._id }, answer: project });
      return;
    }
    settle(outcome);
    // What nobody is sure of is left alone from now on.
    if (outcome !== 'refused') this.#projects.delete(name);
  }

  #texts(name) {
    const words = this.random.bytes(12).toString('hex');
    return {
      name,
      arName: `مشروع ${words}`,
      description: `Panels of oak ${words}`,
      arDescription: `ألواح من البلوط ${words}`,
    };
  }

  /** Adds a picture like no other, stored in several chunks: what follows its end is not read. */
  #attach(form, field) {
    const tail = Buffer.alloc(this.random.between(1_000, 400_000), this.random.bytes(32));
    const bytes = Buffer.concat([this.random.pick(PHOTOGRAPHS), tail]);
    form.append(field, new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg');
    return hashOf(bytes);
  }
}
