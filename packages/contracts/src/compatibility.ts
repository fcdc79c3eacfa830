/**
 * Whether code built against one version runs with the provided version: same major, and no newer
 * minor. Patches are ignored.
 */
export function isCompatible(built: string, provided: string): boolean {
  const [major, minor] = built.split('.').map(Number);
  const [ownMajor, ownMinor] = provided.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}

/** Advice for a remote that does not fit its shell. */
export function compatibilityAdvice(built: string, provided: string): string {
  const [major = 0] = built.split('.').map(Number);
  const [ownMajor = 0] = provided.split('.').map(Number);
  return major < ownMajor
    ? `Build the remote again, against ${provided}.`
    : 'Deploy the shell that has it first, then release the remote.';
}
