import type { SlotOptions } from '../releases/release-slot';
import { checkRemote } from '../../app/remotes';
import { evaluate } from '../rendering/evaluate';
import type { Renderer } from '../rendering/renderer';

type Module = ReturnType<typeof checkRemote>;

/** A fake renderer that exposes its module; the test makes it fail. */
export interface UntriedRenderer extends Renderer {
  module: Module;
  close: jest.Mock<Promise<void>, []>;
  fail(reason: string): void;
}

/** Evaluates a release's bundle and checks its contract, without rendering a page. */
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
