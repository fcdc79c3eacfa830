import { readFileSync } from 'node:fs';
import { fromRoot } from './paths';

/** A picture file from a camera or program. */
interface PictureFixture {
  file: string;
  format: string;
  /** In pixels, as displayed (after rotation). */
  width: number;
  height: number;
}

/** One of every accepted format, shared with the API's tests. */
export const PICTURE_FIXTURES = JSON.parse(
  readFileSync(fromRoot('backend/test/fixtures/pictures/fixtures.json'), 'utf8'),
) as PictureFixture[];
