import { act } from '@testing-library/react';

/** An answer that stays on its way until the test lets it arrive. */
export function delayed(body: unknown = {}) {
  let arrive = () => {};
  return {
    answer: () => new Promise((resolve) => (arrive = () => resolve(body))),
    arrive: () => act(async () => arrive()),
  };
}
