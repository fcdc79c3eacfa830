import {
  type AboutContent,
  CATEGORY_KINDS,
  type CategoryKind,
  CONTENT_KINDS,
  type ContentKind,
  type Focus,
  type HomeContent,
  type ListName,
  listNameOf,
  type PicturePair,
  type SiteSettings,
  type SiteTexts,
  type Status,
} from '@manjara/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromWorkspace } from '../../paths';

/** The folder that holds the demo's pictures and logos; the same from source and build. */
export const DEMO_DIR = fromWorkspace('demo');

export interface DemoPicture {
  file: string;
  alt: string;
  arAlt: string;
  /** Where a crop would cut the subject. */
  focus?: Focus;
}

export interface DemoPair extends Omit<PicturePair, 'before' | 'after'> {
  before: DemoPicture;
  after: DemoPicture;
}

/** An entry of a list: the fields of its form, with pictures by the names of their files. */
export interface DemoItem {
  image?: DemoPicture;
  secondaryImages?: Omit<DemoPicture, 'focus'>[];
  pairs?: DemoPair[];
  /** ISO 8601, of lists that are sorted by it: the newest comes first. */
  createdAt?: string;
  status?: Status;
  [text: string]: unknown;
}

export type DemoKind = Exclude<ContentKind, CategoryKind>;

const isDemoKind = (kind: ContentKind): kind is DemoKind =>
  !(CATEGORY_KINDS as readonly string[]).includes(kind);

export const DEMO_KINDS = CONTENT_KINDS.filter(isDemoKind);

export const DEMO_LISTS = DEMO_KINDS.map((kind) => listNameOf(kind));

type DemoHeroPicture = 'heroImage' | 'heroNoonImage' | 'heroDuskImage';

/** Everything that a demo site shows, and a draft. */
export interface DemoContent extends Record<ListName<DemoKind>, DemoItem[]> {
  home: Omit<HomeContent, DemoHeroPicture | 'aboutImages'> & {
    [name in DemoHeroPicture]: DemoPicture;
  } & {
    aboutImages: DemoPicture[];
  };
  about: Omit<AboutContent, 'images'> & { images: DemoPicture[] };
  siteTexts: Required<SiteTexts>;
  siteSettings: Omit<SiteSettings, 'logo' | 'tagline' | 'arTagline'>;
}

/** Reads the `demo.json` of each resource; that of a list is in the folder of the list's name. */
export async function readDemoContent(): Promise<DemoContent> {
  const read = async <T>(folder: string): Promise<T> =>
    JSON.parse(await readFile(join(__dirname, '..', folder, 'demo.json'), 'utf8')) as T;
  const lists = DEMO_LISTS.map(async (name) => [name, await read<DemoItem[]>(name)] as const);
  return {
    ...(Object.fromEntries(await Promise.all(lists)) as Record<ListName<DemoKind>, DemoItem[]>),
    home: await read('home-content'),
    about: await read('about'),
    siteTexts: await read('site-texts'),
    siteSettings: await read('site-settings'),
  };
}

/** The path of a demo picture: logos and photographs have separate folders. */
export function demoPicturePath(file: string): string {
  return join(DEMO_DIR, file.endsWith('.svg') ? 'logos' : 'images', file);
}
