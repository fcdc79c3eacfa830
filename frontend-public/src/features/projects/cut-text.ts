/**
 * Parts a text after so many characters as a reader counts them: a letter with its marks is one,
 * and so is an emoji of several code points. The rest is empty when there is no more.
 */
export function cutText(text: string, characters: number): [head: string, rest: string] {
  // No text has more characters than code units.
  if (text.length <= characters) return [text, ''];
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  const end = segments[characters]?.index ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}
