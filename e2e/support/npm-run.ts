import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, ROOT } from './paths';

/** Runs a script of the product to its end, with the data of an install. */
export async function runScript(name: string, args: string[], dataDir: string) {
  const child = spawn(process.execPath, [fromRoot('scripts', `${name}.mjs`), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ENV_FILE: '',
      RELEASES_DIR: '',
      INIT_CWD: ROOT,
      SKIP_BUILD: '1',
      DEMO_CONTENT: '0',
      DATA_DIR: dataDir,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
