import type { SlotOptions } from '../releases/release-slot';
import { checkRemote } from '../../app/remotes';
import { evaluate } from '../rendering/evaluate';
import type { Renderer } from '../rendering/renderer';

type Module = ReturnType<typeof checkRemote>;

/** A renderer that renders nothing: it tells its module, and fails when the test says so. */
export interface UntriedRenderer extends Renderer {
  module: Module;
  close: jest.Mock<Promise<void>, []>;
  fail(reason: string): void;
}

/** Runs a release's bundle and holds it to the contract, without rendering a page. */
export const startUntried: SlotOptions['start'] = async ({ code, filename, files }, onFailure) => {
  const module = checkRemote(files.remote, evaluate(code, filename) as Module);
  const renderer: UntriedRenderer = {
    module,
    description: { routes: module.routes, navigation: [] },
    render: () => Promise.reject(new Error('It renders nothing.')),
    sitemap: () => Promise.resolve([]),
    close: jest.fn(() => Promise.resolve()),
    fail: onFailure,
  };
  return renderer;
};
