import type { PictureWidth, Project } from '@manjara/contracts';
import { Types } from 'mongoose';
import type { Readable } from 'node:stream';
import type { Response, Test } from 'supertest';
import { ProjectsApi } from './projects-api';
import type { TestApp } from './test-app';
import { until } from './until';

/** Accept headers for pictures: of current browsers, without AVIF, and from before WebP. */
export const ACCEPT = {
  avif: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  webp: 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  old: 'image/png,image/*;q=0.8,*/*;q=0.5',
} as const;

/** Background rendering runs at the lowest priority, so other suites delay it. */
const BACKGROUND_MS = 60_000;

interface VariantRequest {
  accept?: string;
  w?: PictureWidth;
}

/** Stores and fetches the pictures of a suite. */
export class StoredPictures {
  private readonly projects: ProjectsApi;

  constructor(private readonly app: TestApp) {
    this.projects = new ProjectsApi(app);
  }

  /** A project whose main picture has these bytes. */
  async store(bytes: Buffer, name = 'picture.png'): Promise<Project> {
    const { body } = await this.projects.post().attach('image', bytes, name).expect(201);
    return body as Project;
  }

  remove({ _id }: Project) {
    return this.projects.removeForGood(_id);
  }

  /** The body of the response is the picture's bytes. */
  fetch(url: string, { accept, w }: VariantRequest = {}): Test {
    const request = this.app.http.get(url).buffer(true).parse(binary);
    if (accept !== undefined) void request.set('Accept', accept);
    if (w !== undefined) void request.query({ w });
    return request;
  }

  /** Repeats the request until the best variant is rendered. */
  async fetchBest(url: string, wanted: VariantRequest = {}): Promise<Response> {
    let answer = await this.fetch(url, wanted).expect(200);
    await until(async () => {
      if (String(answer.headers['cache-control']).includes('immutable')) return true;
      answer = await this.fetch(url, wanted).expect(200);
      return false;
    }, BACKGROUND_MS);
    return answer;
  }

  /** Waits until all variants of an upload are rendered in the background. */
  async warm(url: string, variants: number): Promise<void> {
    const of = fileIdOf(url);
    const stored = this.app.connection.collection('variants.files');
    await until(
      async () => (await stored.countDocuments({ 'metadata.of': of })) >= variants,
      BACKGROUND_MS,
    );
  }
}

export const fileIdOf = (url: string) => new Types.ObjectId(url.split('/').at(-1));

/** Collects a response's bytes; supertest would decode them as text. */
function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const stream = response as unknown as Readable;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
  stream.on('error', (error) => done(error, Buffer.alloc(0)));
}
