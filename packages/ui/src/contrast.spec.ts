import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** The tokens that a rule declares. */
function declared(selector: string): [string, string][] {
  const start = new RegExp(`^ *${selector.replace(/[[\]()]/g, '\\$&')} {`, 'm').exec(css)?.index;
  if (start === undefined) throw new Error(`There is no rule ${selector}.`);
  const block = css.slice(start, css.indexOf('}', start));
  return [...block.matchAll(/--mj-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name!,
    value!.trim(),
  ]);
}

type Tokens = ReadonlyMap<string, string>;

/** Red, green and blue of a token, from 0 to 255. */
function colour(tokens: Tokens, name: string): number[] {
  const value = tokens.get(name);
  if (!value) throw new Error(`There is no token --mj-${name}.`);
  const reference = /^var\(--mj-([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colour(tokens, reference);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`--mj-${name} is no plain colour: ${value}`);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  return digits.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance, WCAG 2.2. */
function luminance(tokens: Tokens, name: string): number {
  const [r, g, b] = colour(tokens, name).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const both = [luminance(tokens, one), luminance(tokens, other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const GROUNDS = ['color-bg', 'color-surface', 'color-surface-sunken'];
const on = (grounds: string[], ...inks: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const TEXT = [
  ...on(
    GROUNDS,
    'color-text',
    'color-text-muted',
    'color-accent-strong',
    'color-brand',
    'color-action',
    'color-danger',
    'color-success',
  ),
  ['color-on-brand', 'color-brand'],
  ['color-on-accent', 'color-accent'],
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-hover'],
  ['color-on-danger', 'color-danger'],
  ['color-on-danger', 'color-danger-hover'],
  ['color-danger', 'color-danger-surface'],
  ['color-success', 'color-success-surface'],
  ['color-warning', 'color-warning-surface'],
  ['color-text', 'color-info-surface'],
  ...on(
    ['color-inverse-bg', 'color-inverse-surface'],
    'color-inverse-text',
    'color-inverse-text-muted',
    'color-inverse-accent',
  ),
] as const;

/** Borders of fields, the focus ring, icons. */
const PARTS = [
  ...on(GROUNDS, 'color-border-strong', 'color-focus', 'color-accent-strong'),
  ['color-inverse-focus', 'color-inverse-bg'],
  ['color-inverse-accent', 'color-inverse-bg'],
] as const;

it('contrast is measured as WCAG does', () => {
  const samples = new Map([
    ['black', '#000'],
    ['white', '#ffffff'],
    ['grey', '#767676'],
  ]);
  expect(contrast(samples, 'black', 'white')).toBe(21);
  expect(contrast(samples, 'grey', 'white')).toBeCloseTo(4.54, 2);
});

const IN_SYSTEM_DARK = ':root:has([data-dark])';

describe.each([
  ['light', new Map(declared(':root'))],
  ['dark', new Map([...declared(':root'), ...declared("[data-ground='dark']")])],
  ['system’s dark', new Map([...declared(':root'), ...declared(IN_SYSTEM_DARK)])],
])('on a %s ground', (_ground, tokens) => {
  it.each(TEXT)('text in %s on %s has 4.5 to 1', (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PARTS)('%s on %s has 3 to 1', (part, ground) => {
    expect(contrast(tokens, part, ground)).toBeGreaterThanOrEqual(3);
  });
});
