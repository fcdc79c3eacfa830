import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const DATA_FILE = 'data.mdb';

const META_MAGIC = 0xbeefc0de;
const HEADER = 24;
const NODE_HEADER = 8;
const BRANCH = 1;
const LEAF = 2;
const LARGE_VALUE = 1;
const NO_PAGE = 0xffffffffffffffffn;
const MAX_DEPTH = 32;

/** Where LMDB's meta page keeps its two trees: that of free pages and that of the data. */
const TREES = [48, 96];

/** One of the two meta pages; that of the later transaction is in force. */
interface Meta {
  pageSize: number;
  transaction: bigint;
  page: Buffer;
}

class Damage extends Error {}

/** Follows every page that LMDB could reach, without trusting what is written there. */
class DataFile {
  private readonly size: number;
  private pageSize = 0;
  private visited = 0;

  constructor(private readonly file: number) {
    this.size = fstatSync(file).size;
  }

  check(): void {
    const first = this.readMeta(0);
    const second = this.readMeta(first.pageSize);
    const { page, pageSize } = first.transaction > second.transaction ? first : second;
    this.pageSize = pageSize;
    for (const tree of TREES) {
      const root = page.readBigUInt64LE(tree + 40);
      const entries = root === NO_PAGE ? 0 : this.countEntries(Number(root), 0);
      if (BigInt(entries) !== page.readBigUInt64LE(tree + 32)) {
        throw new Damage('lacks some of its entries');
      }
    }
  }

  private read(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(this.file, bytes, 0, length, position) < length) throw new Damage('is cut off');
    return bytes;
  }

  private readMeta(position: number): Meta {
    const page = this.read(position, 160);
    const pageSize = page.readUInt32LE(48);
    if (page.readUInt32LE(HEADER) !== META_MAGIC || pageSize < 256 || pageSize > 65536) {
      throw new Damage('is not an LMDB file');
    }
    return { page, pageSize, transaction: page.readBigUInt64LE(152) };
  }

  /** The number of entries below a page; throws if a page on the way is not what it should be. */
  private countEntries(pageNumber: number, depth: number): number {
    const tooMany = this.visited++ > this.size / this.pageSize || depth > MAX_DEPTH;
    const page = this.read(pageNumber * this.pageSize, this.pageSize);
    const kind = page.readUInt16LE(18) & (BRANCH | LEAF);
    const isTreePage = kind === BRANCH || kind === LEAF;
    const nodes = page.readUInt16LE(20) / 2;
    if (
      tooMany ||
      page.readBigUInt64LE(0) !== BigInt(pageNumber) ||
      !isTreePage ||
      !Number.isInteger(nodes) ||
      HEADER + nodes * 2 > this.pageSize
    ) {
      throw new Damage(`has a damaged page (${pageNumber})`);
    }
    let entries = 0;
    for (let i = 0; i < nodes; i++) {
      const node = HEADER + page.readUInt16LE(HEADER + i * 2);
      if (node + NODE_HEADER > this.pageSize) {
        throw new Damage(`has a damaged page (${pageNumber})`);
      }
      const low = page.readUInt32LE(node);
      const flags = page.readUInt16LE(node + 4);
      if (kind === BRANCH) entries += this.countEntries(low + flags * 2 ** 32, depth + 1);
      else {
        this.checkValue(page, node, low, (flags & LARGE_VALUE) !== 0);
        entries++;
      }
    }
    return entries;
  }

  /** A value is in its leaf, or on pages of its own, which have to be there. */
  private checkValue(page: Buffer, node: number, size: number, large: boolean): void {
    const value = node + NODE_HEADER + page.readUInt16LE(node + 6);
    if (value + (large ? 8 : size) > this.pageSize) throw new Damage('has a damaged entry');
    if (!large) return;
    const start = Number(page.readBigUInt64LE(value)) * this.pageSize;
    if (start + HEADER + size > this.size) throw new Damage('is cut off');
  }
}

/**
 * Checks an existing data file before it is opened; throws StartError on damage. LMDB maps the
 * file into memory and follows it blindly: a damaged page would end the process without a word.
 * The file's length alone tells nothing, since LMDB need not have written its last pages.
 */
export function checkDataFile(folder: string): void {
  const path = join(folder, DATA_FILE);
  const damaged = (what: string) =>
    new StartError(`The folder ${folder} is damaged: its ${DATA_FILE} ${what}.`);
  if (!existsSync(path)) throw damaged('is missing');
  const file = openSync(path, 'r');
  try {
    new DataFile(file).check();
  } catch (error) {
    throw error instanceof Damage ? damaged(error.message) : error;
  } finally {
    closeSync(file);
  }
}
