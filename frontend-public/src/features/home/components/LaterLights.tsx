import type { BilingualAltImage } from '@manjara/contracts';
import { type ComponentType, useEffect, useState } from 'react';

export interface LaterLightsProps {
  images: BilingualAltImage[];
  sizes: string;
  /** Of each picture. */
  className?: string;
}

/** Everything else on the page comes first. */
const DELAY_MS = 3000;

const isUnwanted = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The hero's further pictures, fetched late, and not by visitors who save data or motion. */
export function LaterLights(props: LaterLightsProps) {
  const [Lights, setLights] = useState<ComponentType<LaterLightsProps>>();
  useEffect(() => {
    if (isUnwanted()) return;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "hero-lights" */ './PassingLights').then(
        (it) => setLights(() => it.PassingLights),
        () => {},
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return Lights ? <Lights {...props} /> : null;
}
