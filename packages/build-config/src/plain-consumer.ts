import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const NAME = 'manjara:plain-consumer';
/** What the bundler knows of the modules that are taken: which chunk needs which. */
const DATA = /^__webpack_require__\.consumesLoadingData = .*initialConsumes: \[\] };?$/m;

/** A remote offers no modules: its share scope is what the shell gives it. */
const SHARING = `__webpack_require__.S = {};
__webpack_require__.I = () => {};`;

/** Puts the shell's modules in the places of those that a chunk takes, before it is run. */
const CONSUMING = `__webpack_require__.f.consumes = (chunk, promises) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
  (chunkMapping[chunk] || []).forEach((id) => {
    if (__webpack_require__.m[id]) return;
    const { shareScope, shareKey } = moduleIdToConsumeDataMapping[id];
    const [shared] = Object.values(__webpack_require__.S[shareScope][shareKey] || {});
    if (!shared) throw Error('The shell does not share "' + shareKey + '".');
    const install = (factory) => {
      __webpack_require__.m[id] = (module) => {
        module.exports = factory();
      };
    };
    const factory = shared.get();
    if (factory.then) promises.push(factory.then(install));
    else install(factory);
  });
};`;

/**
 * Gives a remote's entry the code for sharing that it needs, 20 lines, for the bundler's own, which
 * parses and compares versions: they were compared before a browser was told of the release, and of
 * each shared module there is one, the shell's. Fails the build when the bundler has other code.
 */
export const pluginPlainConsumer = (environment = 'web'): RsbuildPlugin => ({
  name: NAME,
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((_config, { environment: { name: built }, appendPlugins }) => {
      if (built !== environment) return;
      appendPlugins({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.compilation.tap(NAME, (compilation) => {
            const replaced = new Set<string>();
            compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
              if (!source || !/^(sharing|consumes_loading)$/.test(name)) return;
              const data = DATA.exec(source.source.toString())?.[0];
              if (name === 'sharing') source.source = Buffer.from(SHARING);
              else if (data) source.source = Buffer.from(`${data}\n${CONSUMING}`);
              else return;
              replaced.add(name);
            });
            compilation.hooks.afterSeal.tapPromise(NAME, async () => {
              if (replaced.size < 2)
                throw new Error('The bundler shares modules by other code than this plugin knows.');
            });
          });
        },
      });
    });
  },
});
