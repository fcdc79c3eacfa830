import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ImageProcessor } from '../../src/images/image-processor';
import type * as inspection from '../../src/images/tasks/inspect-picture';
import type { renderPicture } from '../../src/images/tasks/render-picture';
import { DEMO_DIR } from '../../src/modules/demo/demo-content';

/** Placeholder content of all variants. */
const VARIANT = Buffer.from('a variant');

const render: typeof renderPicture = async (_source, variants, folder) =>
  Promise.all(
    variants.map(async (variant) => {
      const path = join(folder, `${variant.width}.${variant.encoding}`);
      await writeFile(path, VARIANT);
      return { ...variant, path, size: VARIANT.length };
    }),
  );

type Tasks = typeof inspection;
type Outcome = ReturnType<Tasks['inspectPicture']>;
/** Cached results of demo pictures, which never change. */
const outcomes = new Map<string, Outcome>();

function inspect(path: string): Outcome {
  const known = outcomes.get(path);
  if (known) return known;
  // The decoders are loaded with the first picture, as many suites have none.
  const tasks = jest.requireActual<Tasks>('../../src/images/tasks/inspect-picture');
  const outcome = tasks.inspectPicture(path);
  if (path.startsWith(DEMO_DIR)) outcomes.set(path, outcome);
  return outcome;
}

const TASKS = { inspectPicture: inspect, renderPicture: render };

const pool = {
  run: <Name extends keyof typeof TASKS>(name: Name, args: Parameters<(typeof TASKS)[Name]>) =>
    (TASKS[name] as (...args: unknown[]) => Promise<unknown>)(...args),
  close: () => {},
};

/**
 * Inspects pictures in this process and renders none, for suites that do not test pictures: the
 * worker processes take a second to start and run at low priority.
 */
@Injectable()
export class InProcessImages extends ImageProcessor {
  constructor() {
    super();
    Object.assign(this, { pools: { urgent: pool, background: pool } });
  }
}
