import { readFileSync } from 'node:fs';
import { fromRoot } from './paths';

/** A picture as it comes from a camera or a program. */
interface PictureFixture {
  file: string;
  format: string;
  /** Pixels as displayed. */
  width: number;
  height: number;
}

/** Every accepted format; the API's own tests use the same ones. */
export const PICTURE_FIXTURES = JSON.parse(
  readFileSync(fromRoot('backend/test/fixtures/pictures/fixtures.json'), 'utf8'),
) as PictureFixture[];
