/** What decoders need of the environment: foreign files get near none of the API's secrets. */
const NAMES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'XDG_CACHE_HOME', 'SystemRoot'];

/** Variables of a process that reads foreign files. */
export function processEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => NAMES.includes(name));
  // With more arenas, glibc keeps what large pictures have left in all of them.
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}
