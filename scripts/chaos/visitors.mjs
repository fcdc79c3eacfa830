import { formOf, hashOf } from './admin.mjs';
import { outcomeOf } from './client.mjs';

export const PAGES = ['/', '/about', '/projects', '/production', '/contact', '/join'];
const TEXTS = ['name', 'arName', 'category', 'arCategory', 'description', 'arDescription'];

/** Visitors, who read pages, projects and pictures and send forms. */
export class Visitors {
  /** What was shown without a part of it. */
  incomplete = [];
  #number = 0;

  constructor({ client, model, random }) {
    Object.assign(this, { client, model, random });
  }

  async read() {
    if (this.random.between(1, 4) === 1) return this.#readProjects();
    return this.readPage(this.random.pick(PAGES), this.random.pick(['ar', 'en']));
  }

  async readPage(path, language) {
    const headers = { cookie: `lang=${language}`, accept: 'text/html' };
    const { status, body } = await this.client.send('page', path, { headers });
    if (status === 200 && !body.includes('<h1')) this.incomplete.push(`page ${path}`);
  }

  async #readProjects() {
    const projects = await this.#list();
    for (const project of projects) {
      if (!TEXTS.every((field) => project[field]) || !project.image?.url) {
        this.incomplete.push(`project ${project._id}`);
      }
    }
    if (projects.length > 0) await this.#readPicture(this.random.pick(projects));
  }

  async #list() {
    const { status, body } = await this.client.send('read', '/api/projects');
    return status === 200 ? JSON.parse(body.toString()) : [];
  }

  /** A picture may be deleted with its project meanwhile; in one that stays it is there. */
  async #readPicture({ image, secondaryImages }) {
    const { url } = this.random.pick([image, ...secondaryImages]);
    const isGone = async () => (await this.client.send('read', `${url}?w=320`)).status === 404;
    if (!(await isGone())) return;
    const pictures = (await this.#list()).flatMap((each) => [each.image, ...each.secondaryImages]);
    const isShown = pictures.some((picture) => picture.url === url);
    if (isShown && (await isGone())) this.incomplete.push(`picture ${url}`);
  }

  /** @returns {Promise<boolean>} whether it was acknowledged */
  async sendMessage() {
    const number = ++this.#number;
    const content = {
      name: `Sender ${number}`,
      email: `sender${number}@example.com`,
      phone: '0500000000',
      message: `A door of oak, please. ${this.random.bytes(40).toString('hex')}\nThank you.`,
    };
    const settle = this.model.begin(`message ${content.name}`, content);
    const outcome = outcomeOf(
      await this.client.send('write', '/api/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(content),
      }),
    );
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
      message: `I make doors. ${this.random.bytes(20).toString('hex')}`,
    };
    const cv = Buffer.from(pdf(this.random.bytes(4_000).toString('hex')));
    const body = formOf(texts);
    body.set('cv', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
    const settle = this.model.begin(`job ${texts.name}`, { ...texts, files: [hashOf(cv)] });
    settle(outcomeOf(await this.client.send('write', '/api/jobs', { method: 'POST', body })));
  }
}

/** An empty page, behind a comment. */
const pdf = (comment) => `%PDF-1.4
%${comment}
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >> endobj
trailer << /Size 4 /Root 1 0 R >>
%%EOF
`;
