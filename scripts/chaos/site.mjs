import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDatabase } from '../lib/database.mjs';
import { Product } from '../lib/product.mjs';
import { run } from '../lib/run.mjs';
import { freePort } from '../lib/ports.mjs';
import { DatabaseProxy } from './database-proxy.mjs';
import { Watch } from './watch.mjs';

/** As long as a start is waited for that is not wanted any more. */
const START_MS = 7_000;

/** The site under test, in the ways in which it is run one after the other on the same data. */
export class Site {
  product;
  database;
  proxy;
  watch;
  /** How often each process refused a connection, over all ways. */
  refusals = {};
  #starting = Promise.resolve();
  #closed = false;
  #outputs = [];

  /** @param {string} folder of the data; everything that is written lies in it */
  constructor(folder) {
    this.folder = folder;
    this.temporary = path.join(folder, 'tmp');
  }

  /** Its database beside it, with something between the two that can be made slow. */
  async startBesideItsDatabase() {
    await this.#startDatabase();
    this.proxy = new DatabaseProxy(Number(new URL(this.database.uri).port));
    const uri = `mongodb://127.0.0.1:${await this.proxy.start()}/manjara`;
    await this.#start({ MONGODB_URI: uri });
  }

  /** The whole, as on one machine. */
  async stopAndStartWhole() {
    await this.product.stop();
    await this.#leaveDatabase();
    await this.#start();
  }

  /** Ends it somehow, and starts it again as somebody would who finds it gone. */
  async restart(end) {
    await end(this.product);
    await this.#start();
  }

  /** Its database alone, for who looks into it. */
  async stopAndStartDatabase() {
    await this.#unwatch();
    await this.product.stop();
    await this.#startDatabase();
  }

  /** What the processes have said. */
  get output() {
    return [...this.#outputs, this.product?.output ?? ''].join('');
  }

  /** What the site does every hour, for all that is older than now. */
  async sweep() {
    const env = { MONGODB_URI: this.database.uri, DATA_DIR: this.folder, TMPDIR: this.temporary };
    const program = ['backend/dist/cli/sweep.js', '--older-than', '0'];
    await run(process.execPath, program, { quiet: true, env });
  }

  /** For good: what is being started meanwhile is waited for, and nothing is started after it. */
  async stop() {
    this.#closed = true;
    await Promise.race([this.#starting.catch(() => {}), pause(START_MS)]);
    await this.#unwatch();
    await this.product?.kill();
    await this.#leaveDatabase();
  }

  async #startDatabase() {
    this.#check();
    this.database = await embeddedDatabase();
    await this.database.service.start();
  }

  #check() {
    if (this.#closed) throw new Error('The run is over.');
  }

  async #start(env = {}) {
    await this.#unwatch();
    this.#check();
    await mkdir(this.temporary, { recursive: true });
    this.port ??= await freePort();
    const settings = { DEMO_CONTENT: '0', PORT: String(this.port), TMPDIR: this.temporary };
    this.#check();
    this.#outputs.push(this.product?.output ?? '');
    this.#starting = Product.start({ dataDir: this.folder, env: { ...settings, ...env } });
    this.product = await this.#starting;
    const { run: told } = this.product;
    const mongodbUri = this.proxy ? this.database.uri : told.mongodbUri;
    this.watch = new Watch({ ...told, mongodbUri });
    this.watch.start();
  }

  async #unwatch() {
    await this.watch?.stop();
    for (const [name, count] of Object.entries(this.watch?.refusals ?? {})) {
      this.refusals[name] = (this.refusals[name] ?? 0) + count;
    }
    this.watch = undefined;
  }

  async #leaveDatabase() {
    await this.proxy?.stop();
    await this.database?.service.stop();
    this.proxy = undefined;
    this.database = undefined;
  }
}
