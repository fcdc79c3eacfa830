import { createPath, type Location, type Path } from 'react-router-dom';
import type { EngineInit } from './engine';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** How a document is left. */
export type Leave = Pick<globalThis.Location, 'assign' | 'reload' | 'replace'>;

interface Options {
  history: Pick<EngineInit['history'], 'push' | 'replace'>;
  leave: Leave;
  /** Shows a failure at the address that the history has come to. */
  strand: (error: unknown) => void;
}

/** Whether the server can be reached, so that a load of the page would lead somewhere. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * What a navigation comes to where the engine cannot be had: a load of the whole page, or, where
 * the server cannot be reached either, the failure in the page's place.
 */
export const withoutEngine = ({ history, leave, strand }: Options) => ({
  async go(path: Path, { replace, state }: NavigateOptions, error: unknown): Promise<void> {
    const address = createPath(path);
    if (await answers(address)) return leave[replace ? 'replace' : 'assign'](address);
    history[replace ? 'replace' : 'push'](path, state);
    strand(error);
  },
  /** The browser is at the address already. */
  async pop(location: Location, error: unknown): Promise<void> {
    if (await answers(createPath(location))) leave.reload();
    else strand(error);
  },
});
