import { useState } from 'react';
import type { PictureRejection } from '../lib/picture-rejection';
import type { Picture } from '../lib/pictures';

interface Refused {
  reason: PictureRejection;
  /** What the field went back to. */
  kept: Picture | null;
}

// The form hands out copies.
const isSame = (a: Picture | null, b: Picture | null) => a?.id === b?.id;

/**
 * What a picture field goes back to when the server does not take the file that was picked, and why.
 * The reason stands until the field holds something else.
 */
export function useRejection(value: Picture | null) {
  const [opened, setOpened] = useState<Picture | null>(value?.kind === 'new' ? null : value);
  const [refused, setRefused] = useState<Refused | null>(null);
  // What is stored, and an emptied field, need no test.
  if (value?.kind !== 'new' && !isSame(value, opened)) setOpened(value);
  return {
    reason: refused && isSame(refused.kept, value) ? refused.reason : null,
    accept: () => setOpened(value),
    /** Answers what the field should hold instead. */
    refuse(reason: PictureRejection): Picture | null {
      setRefused({ reason, kept: opened });
      return opened;
    },
  };
}
