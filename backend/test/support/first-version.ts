import { type Connection, mongo, Types } from 'mongoose';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fixturePath } from './picture-fixtures';
import { projectTexts } from './factories/project.factory';

/** What the first version knew of a picture; of some formats nothing. */
export interface EarlyShape {
  width?: number;
  height?: number;
  placeholder?: string;
}

const CONTENT_TYPES: Record<string, string> = {
  bmp: 'image/bmp',
  gif: 'image/gif',
  heic: 'image/heic',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const PLACEHOLDER = 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of';
const MEASURED: EarlyShape = { width: 96, height: 64, placeholder: PLACEHOLDER };
/** Of what was transparent it kept no placeholder. */
const TRANSPARENT: EarlyShape = { width: 96, height: 64 };
const UNREAD: EarlyShape = {};

/** Fills a database as the first version of the code did, without a version of the schema. */
export class FirstVersion {
  constructor(private readonly connection: Connection) {}

  /** A picture of the fixtures, and what its entity kept of it. */
  async picture(fixture: string, owner: string, shape: EarlyShape = MEASURED) {
    const file = await this.file(await readFile(fixturePath(fixture)), basename(fixture), owner);
    return { file, ...shape };
  }

  /** A file, with all that was kept of one. */
  async file(bytes: Buffer, name: string, owner: string): Promise<Types.ObjectId> {
    const id = new Types.ObjectId();
    const { db } = this.connection;
    const bucket = new mongo.GridFSBucket(db as mongo.Db, { bucketName: 'fs' });
    const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'image/png';
    const metadata = { owner, contentType, visibility: 'public' };
    await pipeline(Readable.from([bytes]), bucket.openUploadStreamWithId(id, name, { metadata }));
    return id;
  }

  async project(image: object, secondaryImages: object[] = []): Promise<void> {
    const { alt, arAlt, ...texts } = projectTexts();
    await this.connection.collection('projects').insertOne({
      ...texts,
      createdAt: new Date('2026-11-21T10:00:00Z'),
      image: { alt, arAlt, ...image },
      secondaryImages,
      search: { en: texts.name?.toLowerCase(), ar: texts.arName },
    });
  }

  /** One of everything that has a picture, in every place that has one. */
  async content(): Promise<void> {
    const alts = { alt: 'A', arAlt: 'أ' };
    const slot = async (fixture: string, owner: string, shape?: EarlyShape) => ({
      picture: await this.picture(fixture, owner, shape),
      alt: 'A',
    });
    const empty = { picture: null, alt: '' };
    const insert = (collection: string, document: object) =>
      this.connection.collection(collection).insertOne(document);

    await this.project(await this.picture('plain.png', 'projects'), [
      await this.picture('photo.jpg', 'projects'),
      await this.picture('photo.heic', 'projects', UNREAD),
    ]);
    const product = await this.picture('alpha.png', 'products', TRANSPARENT);
    await insert('products', {
      name: 'Door',
      image: { ...alts, ...product },
      createdAt: new Date(),
    });
    const review = await this.picture('24-bit.bmp', 'reviews', UNREAD);
    await insert('reviews', {
      title: 'Good',
      image: { ...alts, ...review },
      createdAt: new Date(),
    });
    const logo = await this.picture('without-size.svg', 'partners', { width: 96, height: 64 });
    await insert('partners', { image: { alt: 'A', ...logo } });
    const value = await this.picture('animated.gif', 'values');
    await insert('values', { value: 'Care', arValue: 'عناية', image: { ...alts, ...value } });
    await insert('home_content', {
      _id: 'home' as never,
      mainText: 'Wood',
      hero: await slot('turned.heic', 'home-content', UNREAD),
      about: [empty, await slot('grey.png', 'home-content'), empty, empty],
    });
    await insert('about_content', {
      _id: 'about' as never,
      images: [await slot('palette.png', 'about-content'), empty, empty, empty],
    });
    await insert('admins', {
      key: 'admin',
      email: 'someone@example.com',
      passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA',
      name: 'Admin',
      phone: '',
      location: '',
      image: await this.picture('still.gif', 'admins'),
    });
  }
}
