import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Rspack's ModuleFederationPlugin resolves its runtime to the CommonJS files, which cannot be
 * tree-shaken. These aliases point those paths to the ESM files.
 */
export function federationEsmAliases(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const enhanced = path.dirname(require.resolve('@module-federation/enhanced'));
  const tools = require.resolve('@module-federation/runtime-tools/bundler', { paths: [enhanced] });
  const from = { paths: [tools] };
  const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime', from);
  const runtime = require.resolve('@module-federation/runtime', from);
  const injected = require.resolve('@module-federation/inject-external-runtime-core-plugin', {
    paths: [enhanced],
  });
  return {
    [bundlerRuntime]: require.resolve('@module-federation/webpack-bundler-runtime/bundler', from),
    [runtime]: require.resolve('@module-federation/runtime/bundler', from),
    [injected]: injected.replace(/\.cjs$/, '.js'),
  };
}
