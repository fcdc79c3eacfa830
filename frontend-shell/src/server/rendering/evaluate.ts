import vm from 'node:vm';
import * as platform from '@manjara/platform';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Modules that a remote's server bundle shares with the shell. */
const PROVIDED: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@manjara/platform': platform,
};

/** Runs a remote's CommonJS bundle; returns its exports. */
export function evaluate(code: string, filename: string): unknown {
  const script = new vm.Script(`(function (exports, require, module) {${code}\n})`, { filename });
  const run = script.runInThisContext() as (
    exports: object,
    require: (id: string) => unknown,
    module: { exports: unknown },
  ) => void;
  const module = { exports: {} };
  const provide = (id: string): unknown => {
    if (id in PROVIDED) return PROVIDED[id];
    throw new Error(`A remote asked for "${id}", which the shell does not share.`);
  };
  run(module.exports, provide, module);
  return module.exports;
}
