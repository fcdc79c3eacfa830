import { isCategoryPair, LIMITS, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_DIR, type DemoContent, demoPicturePath, readDemoContent } from './demo-content';

const MAX_TOTAL_BYTES = 15_000_000;

interface Text {
  path: string;
  key: string;
  value: string;
}

/** Every string of the content with its path, e.g. `projects.0.image.alt`. */
function texts(node: unknown, path: string[] = []): Text[] {
  if (typeof node === 'string') {
    return [{ path: path.join('.'), key: path.at(-1) ?? '', value: node }];
  }
  return Object.entries(node as object).flatMap(([key, child]) => texts(child, [...path, key]));
}

const isPicture = (value: string) => /\.(jpg|svg)$/.test(value);
const arabicTwin = (key: string) => `ar${key.charAt(0).toUpperCase()}${key.slice(1)}`;

describe('demo content', () => {
  let content: DemoContent;
  let all: Text[];
  let used: Set<string>;

  beforeAll(async () => {
    content = await readDemoContent();
    all = texts(content);
    used = new Set(all.map(({ value }) => value).filter(isPicture));
  });

  it('is as large as a real site', () => {
    expect(content.projects.length).toBeGreaterThanOrEqual(24);
    expect(content.products).toHaveLength(16);
    expect(content.reviews).toHaveLength(6);
    expect(content.partners).toHaveLength(8);
    expect(content.boxes).toHaveLength(4);
    expect(content.home.aboutImages).toHaveLength(LIMITS.contentImages);
    expect(content.about.images).toHaveLength(LIMITS.contentImages);
    // More than the public lists show at first, so that their toggle can be seen.
    expect(content.values.length).toBeGreaterThan(LIMITS.publicListPreview);
    expect(content.questions.length).toBeGreaterThan(LIMITS.publicListPreview);
  });

  it('names categories that exist, each with its own Arabic twin', () => {
    for (const { name, category, arCategory } of content.projects) {
      expect([name, isCategoryPair(PROJECT_CATEGORIES, category, arCategory)]).toEqual([
        name,
        true,
      ]);
    }
    for (const { name, category, arCategory } of content.products) {
      expect([name, isCategoryPair(PRODUCT_CATEGORIES, category, arCategory)]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('lists dated entities newest first, no date twice', () => {
    for (const list of [content.projects, content.products, content.reviews]) {
      const dates = list.map(({ createdAt }) => createdAt);
      expect(dates.map((date) => new Date(date).toISOString())).toEqual(dates);
      expect(dates).toEqual([...new Set(dates)].sort().reverse());
    }
  });

  it('finds every picture that it names', async () => {
    for (const file of used) {
      await expect(stat(demoPicturePath(file))).resolves.toHaveProperty('size');
    }
  });

  it('carries no picture that it does not use, and stays below 15 MB', async () => {
    let bytes = 0;
    for (const folder of ['images', 'logos', 'content']) {
      for (const file of await readdir(join(DEMO_DIR, folder))) {
        bytes += (await stat(join(DEMO_DIR, folder, file))).size;
        expect(folder === 'content' || used.has(file) ? 'used' : file).toBe('used');
      }
    }
    expect(bytes).toBeLessThan(MAX_TOTAL_BYTES);
  });

  it('leaves no text empty or padded', () => {
    for (const { path, value } of all) {
      expect([path, value]).toEqual([path, value.trim()]);
      expect([path, value.length > 0]).toEqual([path, true]);
    }
  });

  it('gives an Arabic twin to every English text but the alts of partners, which have one', () => {
    const single = /^partners\.\d+\.image\./;
    const paths = new Set(all.map(({ path }) => path));
    const english = all.filter(
      ({ path, key, value }) =>
        !/^ar[A-Z]/.test(key) && key !== 'createdAt' && !isPicture(value) && !single.test(path),
    );
    for (const { path, key } of english) {
      const twin = path.replace(/[^.]+$/, arabicTwin(key));
      expect(paths.has(twin) ? 'twin' : path).toBe('twin');
    }
  });

  it('keeps the limits of the forms', () => {
    const limit = (key: string) =>
      /^(alt|arAlt)$/.test(key)
        ? LIMITS.alt
        : /name|title|category|value/i.test(key)
          ? LIMITS.name
          : /boxText|subText|mainText/i.test(key)
            ? LIMITS.shortText
            : LIMITS.longText;
    for (const { path, key, value } of all) {
      expect([path, value.length <= limit(key)]).toEqual([path, true]);
    }
  });
});
