import { setTimeout as pause } from 'node:timers/promises';
import { BusyAdmin } from './busy-admin.mjs';
import { outcomeOf } from './client.mjs';
import { Reader } from './reader.mjs';

const READERS = 3;

const json = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Everybody who uses the site at once: readers, senders of forms, and one busy admin. */
export class Load {
  /** What readers saw that was half there. */
  halfSeen = [];
  #numbers = { message: 0, job: 0 };
  #running = [];
  #stopped = false;

  /**
   * @param {object} options
   * @param {import('./client.mjs').Client} options.client
   * @param {import('./ledger.mjs').Ledger} options.ledger
   * @param {ReturnType<typeof import('./random.mjs').createRandom>} options.random
   * @param {Awaited<ReturnType<typeof import('./material.mjs').createMaterial>>} options.material
   * @param {string} options.token of the admin
   */
  constructor({ client, ledger, random, material, token }) {
    Object.assign(this, { client, ledger, random, material });
    this.admin = new BusyAdmin({ client, ledger, random: random.branch(), material, token });
  }

  /** Puts something on the site, and has every page read once. */
  async prepare() {
    for (let n = 0; n < 3; n++) await this.admin.create();
    await new Reader(this.client, this.random.branch(), this.halfSeen).readAll();
  }

  start() {
    for (let n = 0; n < READERS; n++) {
      const reader = new Reader(this.client, this.random.branch(), this.halfSeen);
      this.#repeat(() => reader.read(), 100, 300);
    }
    this.#repeat(() => this.sendMessage(), 300, 600);
    this.#repeat(() => this.#apply(), 500, 1_000);
    this.#repeat(() => this.admin.work(), 200, 500);
  }

  /** Waits until everybody has had the answer to what they sent last. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  #repeat(work, from, to) {
    const random = this.random.branch();
    const run = async () => {
      while (!this.#stopped) {
        await work();
        await pause(random.between(from, to));
      }
    };
    this.#running.push(run());
  }

  /** @returns {Promise<boolean>} whether it was acknowledged */
  async sendMessage() {
    const name = `Sender ${++this.#numbers.message}`;
    const content = {
      name,
      email: `sender${this.#numbers.message}@example.com`,
      phone: '0500000000',
      message: `A door of oak, please. ${this.random.bytes(40).toString('hex')}\nThank you.`,
    };
    const end = this.ledger.begin('message', name, content);
    const outcome = outcomeOf(await this.client.send('write', '/api/messages', json(content)));
    end(outcome);
    return outcome === 'kept';
  }

  async #apply() {
    const name = `Applicant ${++this.#numbers.job}`;
    const cv = this.material.cv();
    const texts = {
      name,
      email: `applicant${this.#numbers.job}@example.com`,
      job: 'Doors',
      message: `I make doors. ${this.random.bytes(20).toString('hex')}`,
    };
    const body = new FormData();
    for (const [field, value] of Object.entries(texts)) body.set(field, value);
    body.set('cv', new Blob([cv.bytes], { type: 'application/pdf' }), cv.name);
    const end = this.ledger.begin('job', name, { ...texts, files: [cv.hash] });
    end(outcomeOf(await this.client.send('write', '/api/jobs', { method: 'POST', body })));
  }
}
