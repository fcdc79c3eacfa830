import { PictureRefused, type Refusal } from '../../outcome';

type Rule = readonly [RegExp, Refusal];

/** Comments, and fonts, which have no effect without text. */
const IRRELEVANT =
  /\/\*[\s\S]*?(?:\*\/|$)|@font-face\s*\{[^}]*(?:\}|$)|@(?:charset|namespace)[^;]*(?:;|$)/gi;

const VALUES: readonly Rule[] = [
  [/\burl\(\s*["']?\s*(?!["'#\s)]|data:)/i, 'drawingLinks'],
  // Supported by browsers, but not by the renderer.
  [
    /\b(?:var|env|color|color-mix|light-dark|lab|lch|oklab|oklch|hwb|image-set)\(|\burl\(\s*["']?\s*data:|\bcontext-(?:fill|stroke)\b/i,
    'drawingNotSupported',
  ],
];
const STYLES: readonly Rule[] = [
  [/@(?:-\w+-)?keyframes\b|(?:^|[\s;{])(?:-\w+-)?animation(?:-name)?\s*:/i, 'drawingAnimated'],
  [/@import\b/i, 'drawingLinks'],
  [
    /@\w|(?:^|[\s;{])(?:d|offset|offset-path|translate|rotate|scale|zoom)\s*:|clip-path\s*:\s*(?!url|none|inherit)/i,
    'drawingNotSupported',
  ],
  ...VALUES,
];

/** @throws PictureRefused when an attribute value loads something or is not supported */
export const checkValue = (value: string): void => check(value, VALUES);

/** @throws PictureRefused when CSS animates, loads something or is not supported */
export const checkStyle = (css: string): void => check(css.replace(IRRELEVANT, ''), STYLES);

function check(css: string, rules: readonly Rule[]): void {
  for (const [pattern, refused] of rules) {
    if (pattern.test(css)) throw new PictureRefused({ refused });
  }
}
