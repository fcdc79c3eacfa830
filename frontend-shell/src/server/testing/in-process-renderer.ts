import { LoadedRelease } from '../rendering/loaded-release';
import type { StartRenderer } from '../rendering/renderer';

/** What render threads do, without a thread: most tests are about something else. */
export const startInProcess: StartRenderer = async (setup) => {
  const release = await LoadedRelease.load(setup);
  return {
    description: release.description,
    render: (request) => release.render(request),
    sitemap: (requestId) => release.sitemap(requestId),
    close: () => Promise.resolve(),
  };
};
