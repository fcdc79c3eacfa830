/** Ash is a wood, too: only before a name with the same letters. */
const SHORT_WORD =
  /(?<!\S)(Al|El|Ar(?= R)|As(?= S)|Ash(?= Sh)|Az(?= Z)|[بلو]?حي|[بلو]?جادة) (?=\S)/g;

/** Keeps words such as Al, Ar, حي and جادة on one line with the name that follows them. */
export const withNoBreaks = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0');
