import { randomBytes, randomInt } from 'node:crypto';
import { formOf, hashOf } from './admin.mjs';

const PAGES = ['/', '/about', '/projects', '/production', '/contact', '/join'];
const TEXTS = ['name', 'arName', 'category', 'arCategory', 'description', 'arDescription'];

/** Simulated visitors: they read pages, projects and pictures, and send forms. */
export class Visitors {
  #number = 0;

  constructor(client) {
    this.client = client;
  }

  async read() {
    await this.readPage(PAGES[randomInt(PAGES.length)], randomInt(2) ? 'ar' : 'en');
    const { status, body } = await this.client.send('/api/projects');
    const projects = status === 200 ? JSON.parse(body) : [];
    for (const { _id, image, ...texts } of projects) {
      const isComplete = TEXTS.every((field) => texts[field]) && image?.url;
      if (!isComplete) this.client.findings.push(`a visitor saw an incomplete project ${_id}`);
    }
    const [first] = projects;
    if (first) await this.client.send(`${first.image.url}?w=320`);
  }

  async readAllPages() {
    for (const language of ['ar', 'en']) {
      for (const page of PAGES) await this.readPage(page, language);
    }
  }

  async readPage(path, language) {
    const headers = { cookie: `lang=${language}`, accept: 'text/html' };
    const { status, body } = await this.client.send(path, { headers }, { isPage: true });
    const isComplete = status !== 200 || body.includes('<h1');
    if (!isComplete) this.client.findings.push(`a visitor saw an incomplete page ${path}`);
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
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(content) };
    const key = `message ${content.name}`;
    const { outcome } = await this.client.write(key, content, '/api/messages', init);
    return outcome === 'acknowledged';
  }

  /** Sends an application with a unique CV, which starts like a PDF. */
  async apply() {
    const number = ++this.#number;
    const texts = {
      name: `Applicant ${number}`,
      email: `applicant${number}@example.com`,
      job: 'Doors',
      message: `I make doors. ${randomBytes(20).toString('hex')}`,
    };
    const cv = Buffer.from(`%PDF-1.4\n%${randomBytes(4_000).toString('hex')}\n%%EOF\n`);
    const body = formOf(texts);
    body.set('cv', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
    const content = { ...texts, files: [hashOf(cv)] };
    await this.client.write(`job ${texts.name}`, content, '/api/jobs', { method: 'POST', body });
  }
}
