import { readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN } from '../lib/product.mjs';
import { Client } from './client.mjs';
import { compare } from './compare.mjs';
import { ON_THE_MACHINE, ON_THE_WAY } from './faults.mjs';
import { readAsAdmin, readFindings } from './findings.mjs';
import { Ledger } from './ledger.mjs';
import { endLeftovers } from './leftovers.mjs';
import { Load } from './load.mjs';
import { createMaterial } from './material.mjs';
import { createRandom } from './random.mjs';
import { Site } from './site.mjs';
import { Tally } from './tally.mjs';

const CALM_MS = 3_000;
const RECOVERY_MS = 30_000;
/** What looking at what is there takes on a slow machine. */
const LOOK_MS = 40_000;
const LOOK_EVERY_MS = 100;
/** The sweep goes by the second in which a file was begun. */
const SECOND_MS = 1_100;

/** One run: the site, its users, what goes wrong, and what is found afterwards. */
export class Run {
  tally = new Tally();
  ledger = new Ledger();
  phases = [];
  findings = { faults: [], orphans: {}, present: 0, files: 0, variants: 0 };
  sessionKept = true;
  #phase = { name: 'start', calm: true };

  constructor({ folder, disk, seed, only, deadline, say }) {
    Object.assign(this, { folder, disk, only, deadline, say });
    this.random = createRandom(seed);
    this.site = new Site(folder);
  }

  get product() {
    return this.site.product;
  }

  get proxy() {
    return this.site.proxy;
  }

  async all() {
    await this.site.startBesideItsDatabase();
    await this.#startLoad();
    await this.#calm('calm');
    for (const fault of ON_THE_WAY) await this.#suffer(fault);
    const planned = () => this.site.stopAndStartWhole();
    // Also where only others are looked at: they need the whole.
    if (!'stopped and started'.includes(this.only)) await planned();
    await this.#suffer({ name: 'stopped and started', run: planned });
    for (const fault of ON_THE_MACHINE) await this.#suffer(fault);
    await this.#calm('calm again');
    await this.load.stop();
    await this.#look();
  }

  /** For faults that end everything. */
  async restart(end) {
    await this.site.restart(async (product) => {
      await end(product);
      this.began = performance.now();
    });
  }

  /** Ends everything that was started. @returns {Promise<string[]>} what was left behind */
  async cleanUp() {
    void this.load?.stop();
    await this.site.stop().catch((error) => this.say(error.message));
    const left = await endLeftovers(this.folder);
    this.disk?.remove();
    await rm(this.folder, { recursive: true, force: true });
    if (existsSync(this.folder)) left.push(this.folder);
    return left;
  }

  async #startLoad() {
    const client = new Client(this.product.url, this.tally, () => this.#phase);
    const material = await createMaterial(this.random.branch());
    const { body } = await client.send('api', '/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = JSON.parse(body.toString());
    const { ledger, random } = this;
    Object.assign(this, { client, token });
    this.load = new Load({ client, ledger, random, material, token });
    await this.load.prepare();
    this.load.start();
  }

  async #calm(name) {
    const began = performance.now();
    this.#phase = { name, calm: true };
    await pause(this.deadline.atMost(CALM_MS));
    this.#note({ seconds: (performance.now() - began) / 1000 });
  }

  async #suffer({ name, run, isMore }) {
    if (!name.includes(this.only)) return;
    const began = performance.now();
    this.#phase = { name, calm: false };
    const leftOut = this.#leftOut(name, isMore);
    if (leftOut) return this.#note({ seconds: 0, leftOut });
    this.began = undefined;
    await run(this);
    this.began ??= performance.now();
    const recoveredIn = await this.#recovery();
    this.#note({ seconds: (performance.now() - began) / 1000, recoveredIn });
  }

  #leftOut(name, isMore) {
    if (name === 'disk full' && !this.disk) return 'not run: nothing here can fill a disk';
    return isMore && this.deadline.left < LOOK_MS ? 'not run: the time was short' : undefined;
  }

  /** Seconds until all is as it was: every process answers, pages are shown, forms are taken. */
  async #recovery() {
    const limit = performance.now() + this.deadline.atMost(RECOVERY_MS);
    while (performance.now() < limit) {
      const { status } = await this.client.send('page', '/');
      const well = status === 200 && (await this.site.watch.allAnswer());
      if (well && (await this.load.sendMessage())) return (performance.now() - this.began) / 1000;
      await pause(LOOK_EVERY_MS);
    }
    return undefined;
  }

  #note(result) {
    const { name, calm } = this.#phase;
    this.phases.push({ name, calm, ...result });
    this.say(`${name}: ${result.seconds.toFixed(1)} s`);
  }

  async #look() {
    const seen = await readAsAdmin(this.client, this.token);
    this.sessionKept = this.load.admin.sessionKept;
    await this.site.stopAndStartDatabase();
    await pause(SECOND_MS);
    await this.site.sweep();
    const { found, orphans, files, variants } = await readFindings(this.site.database.uri);
    const { faults, present } = compare(this.ledger.items, found);
    const temporary = await readdir(this.site.temporary);
    orphans['temporary folders'] = temporary.length;
    for (const { kind, key, content } of found) {
      const list = seen[`${kind}s`] ?? [];
      const shown = list.some(({ name }) => name === key);
      const opens = kind !== 'job' || content.files[0] === seen.cvs.get(key);
      if (!shown || !opens) faults.push({ fault: 'not shown to the admin', kind, key });
    }
    for (const key of seen.unreadable) faults.push({ fault: 'not opened', kind: 'file', key });
    this.findings = { faults, orphans, present, files, variants };
  }
}
