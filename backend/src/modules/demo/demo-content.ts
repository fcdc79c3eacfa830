import type {
  AboutContent,
  Box,
  Focus,
  HomeContent,
  Product,
  Project,
  Question,
  Review,
  SiteSettings,
  SiteTexts,
  Value,
} from '@manjara/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromWorkspace } from '../../paths';

/** The folder that holds the demo's texts, pictures and logos; the same from source and build. */
export const DEMO_DIR = fromWorkspace('demo');

export interface DemoPicture {
  file: string;
  alt: string;
  arAlt: string;
  /** Where a crop would cut the subject. */
  focus?: Focus;
}

type Texts<Entity> = Omit<Entity, '_id' | 'image'>;
type Pictured<Entity> = Texts<Entity> & { image: DemoPicture };
type DemoProject = Omit<Pictured<Project>, 'secondaryImages'> & {
  secondaryImages: Omit<DemoPicture, 'focus'>[];
};
type DemoProjectDraft = Partial<Omit<DemoProject, 'image' | 'secondaryImages'>> & {
  image: Pick<DemoPicture, 'file'> & Partial<DemoPicture>;
};

/** Everything that a demo site shows, and a draft; lists of dated entities come newest first. */
export interface DemoContent {
  projects: DemoProject[];
  projectDrafts: DemoProjectDraft[];
  products: Pictured<Product>[];
  reviews: Pictured<Review>[];
  partners: { image: Pick<DemoPicture, 'file' | 'alt'> }[];
  values: Omit<Pictured<Value>, 'alt' | 'arAlt'>[];
  questions: Texts<Question>[];
  boxes: Texts<Box>[];
  home: Omit<HomeContent, 'heroImage' | 'aboutImages'> & {
    heroImage: DemoPicture;
    aboutImages: DemoPicture[];
  };
  about: Omit<AboutContent, 'images'> & { images: DemoPicture[] };
  siteTexts: Required<SiteTexts>;
  siteSettings: SiteSettings;
}

/** Reads the content files of the demo folder. */
export async function readDemoContent(): Promise<DemoContent> {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(join(DEMO_DIR, 'content', `${name}.json`), 'utf8')) as T;
  return {
    projects: await read('projects'),
    projectDrafts: await read('project-drafts'),
    products: await read('products'),
    reviews: await read('reviews'),
    partners: await read('partners'),
    values: await read('values'),
    questions: await read('questions'),
    boxes: await read('boxes'),
    home: await read('home'),
    about: await read('about'),
    siteTexts: await read('site-texts'),
    siteSettings: await read('site-settings'),
  };
}

/** Where a picture of the demo lies: drawn logos and rendered pictures have a folder each. */
export function demoPicturePath(file: string): string {
  return join(DEMO_DIR, file.endsWith('.svg') ? 'logos' : 'images', file);
}
