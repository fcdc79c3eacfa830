import { LoadedRelease } from '../rendering/loaded-release';
import { RendererEnded, type StartRenderer } from '../rendering/renderer';

/** Renders in the test's process, for tests that are not about render processes. */
export const startInProcess: StartRenderer = async (setup) => {
  const release = await LoadedRelease.load(setup);
  let isClosed = false;
  const ifLive = <T>(work: () => Promise<T>): Promise<T> =>
    isClosed ? Promise.reject(new RendererEnded('It is closed.')) : work();
  return {
    description: release.description,
    render: (request) => ifLive(() => release.render(request)),
    sitemap: (requestId) => ifLive(() => release.sitemap(requestId)),
    close: async () => void (isClosed = true),
  };
};
