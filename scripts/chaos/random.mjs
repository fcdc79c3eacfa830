/** A whole number from `from` to `to`, both included. */
export const between = (from, to) => from + Math.floor(Math.random() * (to - from + 1));
export const pick = (list) => list[between(0, list.length - 1)];
