import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFormat } from '../../src/images/encodings';

/** Where the fixtures are; the readme beside them says what each is. */
const FIXTURES_FOLDER = join(__dirname, '../fixtures/pictures');

type Colour = [red: number, green: number, blue: number];

export interface PictureFixture {
  file: string;
  what: string;
  format: PictureFormat;
  width: number;
  height: number;
  animated: boolean;
  transparent: boolean;
  /** Of its quadrants from the top left, row by row; null where it shows something else. */
  colours: [Colour, Colour, Colour, Colour] | null;
  /** How far a channel may be off. */
  tolerance: number;
}

export const fixturePath = (file: string): string => join(FIXTURES_FOLDER, file);

export const PICTURE_FIXTURES = JSON.parse(
  readFileSync(fixturePath('fixtures.json'), 'utf8'),
) as PictureFixture[];
