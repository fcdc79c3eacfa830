import * as platform from '@manjara/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { evaluate } from './evaluate';

it('gives a remote the shell’s own React and platform', () => {
  const bundle = `module.exports = ['react', 'react-dom', '@manjara/platform'].map(require)`;
  const [react, dom, shared] = evaluate(bundle, 'remote.js') as [
    typeof React,
    typeof ReactDOM,
    typeof platform,
  ];
  expect(react.createContext).toBe(React.createContext);
  expect(dom.createPortal).toBe(ReactDOM.createPortal);
  expect(shared.useLanguage).toBe(platform.useLanguage);
});

it('rejects a remote that imports a module that is not shared', () => {
  expect(() => evaluate(`require('node:fs')`, 'remote.js')).toThrow(
    'A remote asked for "node:fs", which the shell does not share.',
  );
});
