import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What reads foreign files: a flaw in it must not reach the process that holds the secrets. */
const READERS =
  /node_modules\/(sharp|@img|jsdom|dompurify|css-tree|saxes|libheif-js|@cwasm|decode-ico|decode-bmp|file-type)\//;

const BUILT = join(__dirname, '../dist');

const loadedBy = (program: string): string[] => {
  const script = `require('reflect-metadata'); require(process.argv[1]); console.log(JSON.stringify(Object.keys(require.cache)))`;
  const output = execFileSync(process.execPath, ['-e', script, join(BUILT, program)], {
    encoding: 'utf8',
    maxBuffer: 16e6,
  });
  return JSON.parse(output) as string[];
};

describe('the process of the API', () => {
  it('loads nothing that reads foreign files', () => {
    const loaded = loadedBy('app.module.js');
    expect(loaded.some((path) => path.includes('node_modules/@nestjs/core/'))).toBe(true);
    expect(loaded.filter((path) => READERS.test(path))).toEqual([]);
  });

  describe('as one file', () => {
    const map = readFileSync(join(BUILT, 'server.js.map'), 'utf8');
    const { sources } = JSON.parse(map) as { sources: string[] };
    const packaged = sources
      .filter((path) => path.includes('/node_modules/'))
      .map((path) => resolve(BUILT, path));

    it('has nothing of it either', () => {
      expect(packaged.some((path) => path.includes('node_modules/@nestjs/core/'))).toBe(true);
      expect(packaged.filter((path) => READERS.test(path))).toEqual([]);
    });

    // A package that has its state in two files of the same name has it twice.
    it('has those files of a package that Node would take, and no others', () => {
      const loaded = loadedBy('app.module.js');
      const twice = (path: string) => /\/class-transformer\/|\/rxjs\/|\/bson\//.test(path);
      const taken = packaged.filter(twice);
      expect(taken).toContainEqual(expect.stringContaining('/class-transformer/cjs/storage.js'));
      expect(taken.filter((path) => !loaded.includes(path))).toEqual([]);
      expect(packaged.filter((path) => /\.mjs$|\/(esm\d*|es6|es2015)\//.test(path))).toEqual([]);
    });
  });

  it('would be found out', () => {
    const loaded = loadedBy('images/tasks/inspect-picture.js');
    expect(loaded.filter((path) => READERS.test(path))).not.toEqual([]);
  });
});
