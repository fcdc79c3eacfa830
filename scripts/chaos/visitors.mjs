import { randomBytes } from 'node:crypto';
import { formOf, hashOf } from './admin.mjs';
import { outcomeOf } from './client.mjs';
import { pick } from './random.mjs';

export const PAGES = ['/', '/about', '/projects', '/production', '/contact', '/join'];
const TEXTS = ['name', 'arName', 'category', 'arCategory', 'description', 'arDescription'];

/** Visitors, who read pages, projects and pictures and send forms. */
export class Visitors {
  #number = 0;

  constructor(client, model) {
    Object.assign(this, { client, model });
  }

  async read() {
    await this.readPage(pick(PAGES), pick(['ar', 'en']));
    await this.#readProjects();
  }

  async readPage(path, language) {
    const headers = { cookie: `lang=${language}`, accept: 'text/html' };
    const { status, body } = await this.client.send('page', path, { headers });
    if (status === 200 && !body.includes('<h1')) this.#complain(`page ${path}`);
  }

  async #readProjects() {
    const { status, body } = await this.client.send('read', '/api/projects');
    const projects = status === 200 ? JSON.parse(body.toString()) : [];
    for (const project of projects) {
      const isComplete = TEXTS.every((field) => project[field]) && project.image?.url;
      if (!isComplete) this.#complain(`project ${project._id}`);
    }
    // With its project a picture may be deleted meanwhile: what it is answered is judged elsewhere.
    if (projects.length > 0) await this.client.send('read', `${pick(projects).image.url}?w=320`);
  }

  #complain(what) {
    this.client.findings.push(`a visitor saw an incomplete ${what}`);
  }

  /** @returns {Promise<boolean>} whether it was acknowledged */
  async sendMessage() {
    const number = ++this.#number;
    const content = {
      name: `Sender ${number}`,
      email: `sender${number}@example.com`,
      phone: '0500000000',
      message: `A door of oak, please. ${randomBytes(40).toString('hex')}\nThank you.`,
    };
    const settle = this.model.begin(`message ${content.name}`, content);
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(content) };
    const outcome = outcomeOf(await this.client.send('write', '/api/messages', request));
    settle(outcome);
    return outcome === 'acknowledged';
  }

  /** An application with a CV like no other. */
  async apply() {
    const number = ++this.#number;
    const texts = {
      name: `Applicant ${number}`,
      email: `applicant${number}@example.com`,
      job: 'Doors',
      message: `I make doors. ${randomBytes(20).toString('hex')}`,
    };
    // A PDF by its first bytes, which is all that is looked at.
    const cv = Buffer.from(`%PDF-1.4\n%${randomBytes(4_000).toString('hex')}\n%%EOF\n`);
    const body = formOf(texts);
    body.set('cv', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
    const settle = this.model.begin(`job ${texts.name}`, { ...texts, files: [hashOf(cv)] });
    settle(outcomeOf(await this.client.send('write', '/api/jobs', { method: 'POST', body })));
  }
}
