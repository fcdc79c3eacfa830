import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Libraries that decode uploaded files: they must not run in the process with the secrets. */
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
  it('loads no library that decodes uploaded files', () => {
    const loaded = loadedBy('app.module.js');
    expect(loaded.some((path) => path.includes('node_modules/@nestjs/core/'))).toBe(true);
    expect(loaded.filter((path) => READERS.test(path))).toEqual([]);
  });

  it('would be detected otherwise', () => {
    const loaded = loadedBy('images/tasks/inspect-picture.js');
    expect(loaded.filter((path) => READERS.test(path))).not.toEqual([]);
  });
});
