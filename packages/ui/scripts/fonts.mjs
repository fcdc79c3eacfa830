// Builds the small font files of fonts.css, with the unicode ranges and weights written there.
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const inSource = (name) => new URL(`../src/${name}`, import.meta.url);
const fontsource = (family, file) => require.resolve(`@fontsource-variable/${family}/${file}`);

/** The characters of a CSS unicode-range, such as `U+0020-007E, U+00A0`. */
function charactersOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    const first = parseInt(from, 16);
    const count = parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** Merges the dots into the letters: Reem Kufi has them as marks, which WebKit drops. */
function joinDots(file) {
  const script = fileURLToPath(new URL('join.py', import.meta.url));
  execFileSync('python3', [script, fileURLToPath(file)], { stdio: 'inherit' });
}

/** Axes besides the weight. Fraunces: soft, and of the low contrast of small sizes. */
const AXES = { fraunces: { opsz: 36, SOFT: 100, WONK: 0 } };
const WEIGHTS = { fraunces: 520 };

const FACE =
  /@font-face \{[^}]*?font-weight: (?<min>\d+)(?: (?<max>\d+))?;[^}]*?url\('\.\/fonts\/(?<file>(?<family>readex-pro|reem-kufi|fraunces)-\w+-(?<script>latin|arabic)\.woff2)'\)[^}]*?unicode-range:\s*(?<ranges>[^;]+);/g;

await mkdir(inSource('fonts'), { recursive: true });
const css = await readFile(inSource('fonts.css'), 'utf8');
const characters = new Map();
// Several families may use one file, each with different ranges.
for (const { groups } of css.matchAll(FACE)) {
  const known = characters.get(groups.file)?.text ?? '';
  const text = known + charactersOf(groups.ranges).join('');
  characters.set(groups.file, { ...groups, text });
}
for (const { file, family, script, min, max, text } of characters.values()) {
  const axes = AXES[family] ? 'full' : 'wght';
  const whole = await readFile(
    fontsource(family, `files/${family}-${script}-${axes}-normal.woff2`),
  );
  const weights = { min: Number(min), max: Number(max), default: Number(min) };
  const target = inSource(`fonts/${file}`);
  const subset = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { ...AXES[family], wght: max ? weights : (WEIGHTS[family] ?? Number(min)) },
  });
  await writeFile(target, subset);
  if (family === 'reem-kufi' && script === 'arabic') joinDots(target);
  await copyFile(fontsource(family, 'LICENSE'), inSource(`fonts/${family}-LICENSE.txt`));
}
