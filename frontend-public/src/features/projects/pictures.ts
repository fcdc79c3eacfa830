import type { Image, Project } from '@manjara/contracts';

/** The main picture and the secondary ones, of which empty entries are dropped (spec §3). */
export const picturesOf = ({ image, secondaryImages }: Project): Image[] =>
  [image, ...Object.values(secondaryImages ?? {})].filter((picture) => Boolean(picture?.url));
