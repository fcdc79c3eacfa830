import { aFileOf, anImage } from '../testing/fixtures';
import { MAX_PICTURE_BYTES } from './picture-limits';
import { pictureFault } from './picture-problem';

describe('a picked file', () => {
  it.each([
    ['a picture', anImage('a.png', 'image/png'), null],
    ['a picture of a format that the system has no type for', anImage('a.HEIC', ''), null],
    ['a PDF', anImage('a.pdf', 'application/pdf'), 'notAnImage'],
    ['a PDF with a picture’s name', anImage('a.png', 'application/pdf'), 'notAnImage'],
    ['an unknown file without a type', anImage('a.bin', ''), 'notAnImage'],
    ['a picture over the limit, which may be made smaller', aFileOf(MAX_PICTURE_BYTES + 1), null],
    ['an empty file', anImage('a.png', 'image/png', 0), 'empty'],
  ] as const)('%s', (_what, file, fault) => {
    expect(pictureFault(file)).toBe(fault);
  });

  it.each([
    ['of any type', anImage('a.pdf', 'application/pdf'), null],
    ['that is empty all the same', anImage('a.pdf', 'application/pdf', 0), 'empty'],
  ] as const)('where the type is not asked for, %s', (_what, file, fault) => {
    expect(pictureFault(file, true)).toBe(fault);
  });
});
