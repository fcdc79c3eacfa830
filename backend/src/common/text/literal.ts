/** A regular expression that finds a text literally. */
export const literal = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
