import { act } from '@testing-library/react';

/** An answer that stays pending until the test resolves it. */
export function delayed(body: unknown = {}) {
  let arrive = () => {};
  return {
    answer: () => new Promise((resolve) => (arrive = () => resolve(body))),
    arrive: () => act(async () => arrive()),
  };
}
