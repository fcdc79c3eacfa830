import { isCategoryPair, LIMITS, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_DIR, type DemoContent, demoPicturePath, readDemoContent } from './demo-content';

const MAX_TOTAL_BYTES = 32_000_000;

/** Every string of the content by its path, such as `projects.0.image.alt`. */
function texts(node: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  return Object.entries(node as object).flatMap(([key, child]) => texts(child, [...path, key]));
}

const isPicture = (text: string) => /\.(jpg|webp|svg)$/.test(text);
const limitOf = (path: string) => {
  if (/\.(alt|arAlt)$/.test(path)) return LIMITS.alt;
  if (/[^.]*(name|title|category|value)[^.]*$/i.test(path)) return LIMITS.name;
  return /(boxText|subText|mainText)$/i.test(path) ? LIMITS.shortText : LIMITS.longText;
};

describe('demo content', () => {
  let content: DemoContent;
  let all: [path: string, text: string][];
  let used: Set<string>;
  beforeAll(async () => {
    content = await readDemoContent();
    all = texts(content);
    used = new Set(all.map(([, text]) => text).filter(isPicture));
  });

  it('is as large as a real site, and shows the toggles of the public lists', () => {
    expect(content.projects.length).toBeGreaterThan(LIMITS.projectsPageSize);
    expect(content.home.aboutImages).toHaveLength(LIMITS.contentImages);
    expect(content.about.images).toHaveLength(LIMITS.contentImages);
    expect(content.values.length).toBeGreaterThan(LIMITS.publicListPreview);
    expect(content.questions.length).toBeGreaterThan(LIMITS.publicListPreview);
  });

  it('names categories that exist, each with its own Arabic twin', () => {
    for (const [pairs, entries] of [
      [PROJECT_CATEGORIES, content.projects],
      [PRODUCT_CATEGORIES, content.products],
    ] as const) {
      const wrong = entries.filter(
        ({ category, arCategory }) =>
          !isCategoryPair(pairs, category as string, arCategory as string),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('lists dated entities newest first, no date twice', () => {
    for (const list of [content.projects, content.products, content.reviews]) {
      const published = list.filter(({ status }) => status !== 'draft');
      const dates = published.map(({ createdAt }) => createdAt);
      expect(dates).not.toContain(undefined);
      expect(dates).toEqual([...new Set(dates)].sort().reverse());
    }
  });

  it('shows no picture of a project in another one, and no product’s', () => {
    const pictures = [...content.projects, ...content.products].flatMap(
      ({ image = [], secondaryImages = [] }) => [image, secondaryImages].flat(),
    );
    const shown = pictures.map(({ file }) => file);
    expect(shown).toEqual([...new Set(shown)]);
  });

  it('has every picture that it names and no other, and stays below 32 MB', async () => {
    let bytes = 0;
    for (const file of used) bytes += (await stat(demoPicturePath(file))).size;
    for (const folder of ['images', 'logos']) {
      const files = await readdir(join(DEMO_DIR, folder));
      expect(files.filter((file) => !used.has(file))).toEqual([]);
    }
    expect(bytes).toBeLessThan(MAX_TOTAL_BYTES);
  });

  it('has no text that is empty, padded or longer than its form takes', () => {
    const wrong = all.filter(([path, text]) => {
      const isTidy = text === text.trim() && text !== '';
      return !isTidy || text.length > limitOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('has an Arabic twin of every English text but the alts of partners', () => {
    const paths = new Set(all.map(([path]) => path));
    const isEnglish = ([path, text]: [string, string]) =>
      !/\.ar[A-Z]\w*$|\.(createdAt|status|year|area)$|^partners\.|^siteSettings\.(?!address|openingHours)/.test(
        path,
      ) && !isPicture(text);
    const arabicPath = (path: string) =>
      path.replace(
        /([^.])([^.]*)$/,
        (_, first: string, rest: string) => `ar${first.toUpperCase()}${rest}`,
      );
    const alone = all.filter(isEnglish).filter(([path]) => !paths.has(arabicPath(path)));
    expect(alone).toEqual([]);
  });
});
