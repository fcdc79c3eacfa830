import { wholeCharacters } from '@manjara/contracts';

/** Letters; of four bytes each they still fit into the 255 bytes that disks give a name. */
const MAX_LENGTH = 50;

/**
 * Where the CV of an application lies in an archive: numbered, so that no two are the same and none
 * is a name that a system keeps for itself. The stored name is free of paths and controls already.
 */
export function cvPath(number: number, storedName: string): string {
  const base = storedName.replace(/[\\/]/g, '').replace(/\.pdf$/i, '');
  const short = wholeCharacters(base, MAX_LENGTH).replace(/[. ]+$/, '');
  return `cvs/${number}-${short || 'cv'}.pdf`;
}
