import {
  type BilingualAltImage,
  DAY_PARTS,
  type DayPart,
  type HomeContent,
} from '@manjara/contracts';

/** The hero's pictures in the order of the day, beginning with the present one. */
export function heroLights(
  { heroImage, heroNoonImage, heroDuskImage }: Partial<HomeContent>,
  now: DayPart,
): BilingualAltImage[] {
  const first = heroImage?.url ? heroImage : null;
  const day = [first, heroNoonImage ?? first, heroDuskImage ?? first];
  const from = DAY_PARTS.indexOf(now);
  const lights = [...day.slice(from), ...day.slice(0, from)].filter((image) => image?.url);
  return lights.filter((image, index) => lights.indexOf(image) === index) as BilingualAltImage[];
}
