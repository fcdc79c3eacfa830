/** Who started this process, and can be heard. */
export interface Parent {
  env: NodeJS.ProcessEnv;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

const isGoAhead = (message: unknown) => (message as { type?: unknown } | null)?.type === 'listen';

/**
 * Resolves when visitors may come in: at once, or when who started this process says so, with
 * `LISTEN_WHEN_TOLD` set. All else can be got ready while the API starts; a visitor before it would
 * only see a page that says so.
 */
export function mayListen(parent: Parent): Promise<void> {
  if (parent.env.LISTEN_WHEN_TOLD !== '1') return Promise.resolve();
  return new Promise((resolve) => {
    parent.on('message', (message) => isGoAhead(message) && resolve());
  });
}
