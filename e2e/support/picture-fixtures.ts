import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths';

/** A picture as it comes from a camera or a program, and what must become of it. */
export interface PictureFixture {
  file: string;
  what: string;
  format: string;
  /** Pixels as displayed. */
  width: number;
  height: number;
  animated: boolean;
  transparent: boolean;
  /** Red, green and blue of the four quadrants, row by row; null where there is a drawing. */
  colours: [number, number, number][] | null;
  /** How far a channel may be off. */
  tolerance: number;
}

const FOLDER = fromRoot('backend/test/fixtures/pictures');

/** Every accepted format; the API's own tests use the same ones. */
export const PICTURE_FIXTURES = JSON.parse(
  readFileSync(path.join(FOLDER, 'fixtures.json'), 'utf8'),
) as PictureFixture[];

export const pictureFixture = ({ file }: PictureFixture): File =>
  new File([readFileSync(path.join(FOLDER, file))], file);
