// Builds the render worker into a folder: node build-worker.mjs <folder>
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const { content } = await loadConfig({ cwd });
const { node } = content.environments;
node.source.entry = { worker: node.source.entry.worker };
node.output.distPath = { root: process.argv[2] };
const rsbuild = await createRsbuild({
  cwd,
  environment: ['node'],
  rsbuildConfig: { ...content, mode: 'production' },
});
await rsbuild.build();
