import { useRevalidator } from '@manjara/platform';
import { useEffect, useEffectEvent } from 'react';

/** Asks again, now and then, for what the page could not have, until it has it. */
export function useRecovery(failed: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => state === 'idle' && void revalidate());
  useEffect(() => {
    if (!failed) return;
    // Most visitors never need it.
    const begun = import(/* webpackChunkName: "extras" */ '../retries').then(
      ({ tryAgain }) => tryAgain(() => ask()),
      () => {},
    );
    return () => void begun.then((stop) => stop?.());
  }, [failed]);
}
