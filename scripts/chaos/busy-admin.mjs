import { outcomeOf } from './client.mjs';

const MOST_PROJECTS = 10;
const FEWEST_PROJECTS = 3;

/** The admin, who creates, changes and deletes projects with several pictures. */
export class BusyAdmin {
  /** Whether every request was taken for that of somebody who is signed in. */
  sessionKept = true;
  /** Resolved when the next form with pictures is on its way. */
  #uploading = [];
  #number = 0;
  /** What is on the site for sure: by name, what was sent and what came back. */
  #projects = new Map();

  constructor({ client, ledger, random, material, token }) {
    Object.assign(this, { client, ledger, random, material, token });
  }

  /** Waits for the next form with pictures to be sent. */
  nextUpload() {
    return new Promise((resolve) => this.#uploading.push(resolve));
  }

  async work() {
    const count = this.#projects.size;
    const dice = this.random.between(1, 10);
    if (count <= FEWEST_PROJECTS || (dice <= 4 && count < MOST_PROJECTS)) return this.create();
    const name = this.random.pick([...this.#projects.keys()]);
    return dice <= 7 ? this.#change(name) : this.#remove(name);
  }

  async create() {
    const name = `Project ${++this.#number}`;
    const [image, ...more] = Array.from({ length: this.random.between(3, 5) }, () =>
      this.material.picture(),
    );
    const texts = { ...this.#texts(name), alt: 'A room', arAlt: 'غرفة' };
    const form = this.#form({ ...texts, category: 'Hospitality', arCategory: 'الضيافة' });
    this.#attach(form, 'image', [image]);
    this.#attach(form, 'secondaryImages', more);
    const content = { ...texts, files: [image, ...more].map(({ hash }) => hash) };
    await this.#write('POST', '/api/projects', { name, content, form });
  }

  /** New texts, another main picture, and a new picture behind the first of the others. */
  async #change(name) {
    const { id, content, answer } = this.#projects.get(name);
    const texts = this.#texts(name);
    const form = this.#form(texts);
    const [image, added] = [this.material.picture(), this.material.picture()];
    this.#attach(form, 'image', [image]);
    const [kept] = answer.secondaryImages;
    form.append('secondaryImages', kept.url);
    this.#attach(form, 'secondaryImages', [added]);
    const files = [image.hash, content.files[1], added.hash];
    const next = { ...content, ...texts, files };
    await this.#write('PUT', `/api/projects/${id}`, { name, content: next, form });
  }

  async #remove(name) {
    const { id } = this.#projects.get(name);
    await this.#write('DELETE', `/api/projects/${id}`, { name, content: null });
  }

  async #write(method, path, { name, content, form }) {
    const end = this.ledger.begin('project', name, content);
    const headers = { Authorization: `Bearer ${this.token}` };
    const sent = this.client.send('write', path, { method, headers, body: form });
    if (form) for (const resolve of this.#uploading.splice(0)) resolve();
    const answer = await sent;
    if (answer.status === 401) this.sessionKept = false;
    const outcome = outcomeOf(answer);
    const project = outcome === 'kept' && form ? JSON.parse(answer.body.toString()) : undefined;
    const told = project ? { id: project._id } : {};
    end(outcome, told);
    // What nobody is sure of is left alone from now on.
    if (outcome === 'unknown' || (outcome === 'kept' && !content)) this.#projects.delete(name);
    else if (project) {
      const { _id: id, ...rest } = project;
      this.#projects.set(name, { id, content: { ...content, id }, answer: rest });
    }
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

  #form(texts) {
    const form = new FormData();
    for (const [field, value] of Object.entries(texts)) form.set(field, value);
    return form;
  }

  #attach(form, field, pictures) {
    for (const { bytes, name } of pictures) {
      form.append(field, new Blob([bytes], { type: 'image/jpeg' }), name);
    }
  }
}
