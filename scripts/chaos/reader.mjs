const PAGES = ['/', '/about', '/projects', '/production', '/contact', '/join'];
const LANGUAGES = ['ar', 'en'];
const TEXTS = ['name', 'arName', 'category', 'arCategory', 'description', 'arDescription'];

/** Somebody who reads the site: pages, and the list of projects with its pictures. */
export class Reader {
  constructor(client, random, halfSeen) {
    Object.assign(this, { client, random, halfSeen });
  }

  async readAll() {
    for (const language of LANGUAGES) for (const page of PAGES) await this.#page(page, language);
  }

  async read() {
    if (this.random.between(1, 4) > 1) {
      await this.#page(this.random.pick(PAGES), this.random.pick(LANGUAGES));
    } else await this.#projects();
  }

  async #page(path, language) {
    const headers = { cookie: `lang=${language}`, accept: 'text/html' };
    const { status, body } = await this.client.send('page', path, { headers });
    if (status === 200 && !body.includes('<h1')) this.halfSeen.push(`the page ${path}`);
  }

  async #list() {
    const { status, body, stale } = await this.client.send('api', '/api/projects');
    return status === 200 ? { projects: JSON.parse(body.toString()), stale } : undefined;
  }

  async #projects() {
    const { projects = [] } = (await this.#list()) ?? {};
    for (const project of projects) {
      const texts = TEXTS.every((field) => typeof project[field] === 'string' && project[field]);
      if (!texts || !project.image?.url) this.halfSeen.push(`project ${project._id}`);
    }
    if (projects.length > 0) await this.#picture(this.random.pick(projects));
  }

  /** A picture may go with its project while it is asked for; in one that stays it is there. */
  async #picture({ _id, image, secondaryImages }) {
    const { url } = this.random.pick([image, ...secondaryImages]);
    if (!(await this.#isGone(url))) return;
    const list = await this.#list();
    const now = list?.projects.find((project) => project._id === _id);
    const shown = [now?.image, ...(now?.secondaryImages ?? [])].some((each) => each?.url === url);
    if (shown && !list.stale && (await this.#isGone(url))) this.halfSeen.push(`picture ${url}`);
  }

  async #isGone(url) {
    const { status } = await this.client.send('picture', `${url}?w=320`, {
      headers: { accept: 'image/webp,image/*' },
    });
    return status === 404;
  }
}
