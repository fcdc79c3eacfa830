import { isCategoryPair, LIMITS, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_DIR, type DemoContent, demoPicturePath, readDemoContent } from './demo-content';

const MAX_TOTAL_BYTES = 15_000_000;
/** Cards that stand beside or below each other in the widest grid. */
const NEIGHBOURS = 4;

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
/** `residential-2-b.jpg` and `residential-2.jpg` show one room. */
const room = (file: string) => file.replace(/(-[bc])?\.jpg$/, '');
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

  it('has four or five projects and two products in every category', () => {
    const inCategory = (list: { category: string }[], label: string) =>
      list.filter(({ category }) => category === label).length;
    for (const { en } of PROJECT_CATEGORIES) {
      expect([4, 5]).toContain(inCategory(content.projects, en));
    }
    for (const { en } of PRODUCT_CATEGORIES) {
      expect(inCategory(content.products, en)).toBe(2);
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

  it('shows several pictures per project, each once', () => {
    for (const { name, image, secondaryImages } of content.projects) {
      expect([name, secondaryImages.length >= 2]).toEqual([name, true]);
      expect(secondaryImages.length).toBeLessThanOrEqual(LIMITS.secondaryImages);
      const files = [image.file, ...secondaryImages];
      expect(files).toEqual([...new Set(files)]);
    }
  });

  it('never shows one picture on two project cards, nor one room on neighbouring ones', () => {
    const mains = content.projects.map(({ image }) => image.file);
    expect(mains).toEqual([...new Set(mains)]);
    const rooms = mains.map(room);
    rooms.forEach((current, index) => {
      expect(rooms.slice(index + 1, index + 1 + NEIGHBOURS)).not.toContain(current);
    });
  });

  it('leaves no text empty or padded', () => {
    for (const { path, value } of all) {
      expect([path, value]).toEqual([path, value.trim()]);
      expect([path, value.length > 0]).toEqual([path, true]);
    }
  });

  it('writes Arabic in every Arabic field and none in its English twin', () => {
    const arabic = all.filter(({ key }) => /^ar[A-Z]/.test(key));
    expect(arabic.length).toBeGreaterThan(150);
    const byPath = new Map(all.map(({ path, value }) => [path, value]));
    for (const { path, key, value } of arabic) {
      expect(value).toMatch(/\p{Script=Arabic}{2}/u);
      const english = key.charAt(2).toLowerCase() + key.slice(3);
      const twin = byPath.get(path.replace(/[^.]+$/, english));
      expect([path, typeof twin]).toEqual([path, 'string']);
      expect(twin).not.toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('sets Arabic headlines without vowel signs, which the display face cannot carry', () => {
    const headline = /^ar(MainText|SectionTitle|Title|Name|Value|BoxTitle)$/;
    // The tanween of the accusative is spelling and stays.
    const vowelSigns = /[\u064c-\u0652]/;
    const marked = all.filter(({ key, value }) => headline.test(key) && vowelSigns.test(value));
    expect(marked).toEqual([]);
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

  it('tells a project in two to five sentences, long enough for the toggle, in both languages', () => {
    for (const { name, description, arDescription } of content.projects) {
      for (const [language, text] of Object.entries({ en: description, ar: arDescription })) {
        const sentences = [
          ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
        ];
        expect([name, language, sentences.length >= 2 && sentences.length <= 5]).toEqual([
          name,
          language,
          true,
        ]);
        expect(text.length).toBeGreaterThan(LIMITS.descriptionPreview);
      }
    }
  });
});
