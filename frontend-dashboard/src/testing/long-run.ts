/** The first of several that share one code; all of them with `LONG=1`, as the long run sets it. */
export const first = <T>(count: number, all: readonly T[]): readonly T[] =>
  process.env.LONG === '1' ? all : all.slice(0, count);
