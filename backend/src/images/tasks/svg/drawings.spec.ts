import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { distance, seen, verdict } from '../../../../test/support/inspected';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const OPEN = `<svg ${NAMESPACES} width="120" height="60" viewBox="0 0 120 60">`;
const RECT = '<rect width="60" height="60" fill="#a0522d"/>';
const drawing = (content = RECT, before = '') => `${before}${OPEN}${content}</svg>`;

const WOOD = [160, 82, 45, 255];
const NOTHING = [0, 0, 0, 0];

/** Expects the left half to be brown and the right half to be transparent. */
async function expectRect(bytes: Buffer | string): Promise<void> {
  const [left, right] = await seen(bytes, [0.25, 0.5], [0.75, 0.5]);
  expect(distance(left, WOOD)).toBeLessThanOrEqual(1);
  expect(right).toEqual(NOTHING);
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const DECLARED = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n`;
const ENTITIES =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
  '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY wood "fill:#a0522d">\n' +
  `<!ENTITY board '<rect width="60" height="60" style="&wood;"/>'> ]>\n`;

describe('a drawing', () => {
  it.each<[string, Buffer | string]>([
    ['plain', drawing()],
    ['after an Arabic comment and a title', drawing(`<title>نجارة</title>${RECT}`, '<!-- خشب -->')],
    ['with a byte order mark', `\ufeff${drawing()}`],
    ['in UTF-16', utf16(`\ufeff${drawing(RECT, DECLARED('UTF-16'))}`)],
    ['in UTF-16, big-endian', utf16(`\ufeff${drawing(RECT, DECLARED('UTF-16'))}`).swap16()],
    ['in UTF-16 without a mark', utf16(drawing(RECT, DECLARED('UTF-16')))],
    ['that says UTF-16 and is not', drawing(RECT, DECLARED('UTF-16'))],
    [
      'in windows-1256',
      Buffer.concat([
        Buffer.from(drawing('', DECLARED('windows-1256')).replace('</svg>', '')),
        Buffer.from('<title>'),
        Buffer.from([0xce, 0xd4, 0xc8]),
        Buffer.from(`</title>${RECT}</svg>`),
      ]),
    ],
    ['packed', gzipSync(drawing())],
    [
      'of Illustrator',
      drawing(RECT, ENTITIES).replace('http://www.w3.org/2000/svg" xm', '&ns_svg;" xm'),
    ],
    ['of entities in entities', drawing('&board;', ENTITIES)],
    ['with long declarations', drawing(RECT, `<!--${'x'.repeat(5_000)}-->${ENTITIES}`)],
    [
      'with a prefix',
      `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><s:${RECT.slice(1)}</s:svg>`,
    ],
    ['without a viewBox', drawing().replace(' viewBox="0 0 120 60"', '')],
    ['without a size', drawing().replace(' width="120" height="60"', '')],
    ['of millimetres', drawing().replace('width="120" height="60"', 'width="12mm" height="6mm"')],
    ['sized by its style', drawing().replace('width="120"', 'style="width: 12px; height: 6px"')],
    [
      'of a tiny viewBox',
      `<svg ${NAMESPACES} viewBox="0 0 .12 .06"><rect width=".06" height=".06" fill="#a0522d"/></svg>`,
    ],
    ['styled', drawing(`<style>rect { fill: #a0522d }</style><rect width="60" height="60"/>`)],
    [
      'with a font and no text',
      drawing(`<style>@font-face{font-family:A;src:url(a.woff)}</style>${RECT}`),
    ],
    ['with an empty text', drawing(`${RECT}<text x="1"> <tspan/> </text>`)],
    ['with a script', drawing(`<script>document.documentElement.remove()</script>${RECT}`)],
    ['with a link', drawing(`<a xlink:href="https://example.com/">${RECT}</a>`)],
    [
      'with what Illustrator keeps for itself',
      drawing(
        `<switch><foreignObject requiredExtensions="urn:ai"><p>x</p></foreignObject><g>${RECT}</g></switch>`,
      ),
    ],
  ])('%s is drawn as it is', async (_what, bytes) => expectRect(bytes));

  it('draws pictures that it embeds', async () => {
    const png = await sharp({ create: { width: 6, height: 6, channels: 3, background: '#a0522d' } })
      .png()
      .toBuffer();
    const href = `data:image/png;base64,${png.toString('base64')}`;
    await expectRect(drawing(`<image width="60" height="60" xlink:href="${href}"/>`));
  });

  it.each([
    [
      'drawingAnimated',
      'that fades in',
      '<rect width="9" opacity="0"><animate attributeName="opacity" to="1"/></rect>',
    ],
    [
      'drawingAnimated',
      'that is set',
      '<rect width="9"><set attributeName="fill" to="red"/></rect>',
    ],
    [
      'drawingAnimated',
      'that turns',
      '<animateTransform attributeName="transform" type="rotate"/>',
    ],
    ['drawingAnimated', 'that moves', '<animateMotion path="M0 0h9"/>'],
    ['drawingAnimated', 'that is animated by CSS', '<style>@keyframes a{to{opacity:0}}</style>'],
    ['drawingAnimated', 'that is animated by a style', '<g style="animation: a 1s"/>'],
    ['drawingText', 'with text', '<text>خشب</text>'],
    ['drawingText', 'with text in a part of it', '<text><tspan>Oak</tspan></text>'],
    ['drawingLinks', 'with a linked picture', '<image href="oak.png" width="9" height="9"/>'],
    [
      'drawingLinks',
      'with a file of the machine',
      '<image href="file:///etc/hostname" width="9"/>',
    ],
    [
      'drawingLinks',
      'with a part of another one',
      '<use xlink:href="https://example.com/a.svg#b"/>',
    ],
    ['drawingLinks', 'with a linked colour', '<rect width="9" height="9" fill="url(a.svg#b)"/>'],
    ['drawingLinks', 'with a style sheet elsewhere', '<style>@import "a.css";</style>'],
    [
      'drawingNotSupported',
      'with HTML',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    ],
    [
      'drawingNotSupported',
      'with a picture of another kind',
      '<image href="data:image/webp;base64,UklGRg=="/>',
    ],
    [
      'drawingNotSupported',
      'with a picture that lies',
      '<image href="data:image/png;base64,/9j/4AAQ"/>',
    ],
    ['drawingNotSupported', 'with variables', '<style>:root{--a:red}rect{fill:var(--a)}</style>'],
    [
      'drawingNotSupported',
      'with conditions',
      '<style>@media (min-width:1px){rect{fill:red}}</style>',
    ],
    ['drawingNotSupported', 'with new colours', '<rect width="9" fill="oklch(0.6 0.2 29)"/>'],
    [
      'drawingNotSupported',
      'with a shape for a clip',
      '<rect width="9" style="clip-path:circle(3px)"/>',
    ],
    [
      'drawingNotSupported',
      'with a clip of several parts',
      '<clipPath id="a"><rect/><rect/></clipPath>',
    ],
    [
      'drawingNotSupported',
      'with a filter in itself',
      '<rect filter="url(data:image/svg+xml,x)"/>',
    ],
    ['drawingNotSupported', 'with colours of the context', '<path fill="context-stroke"/>'],
  ])('%s: one %s', async (refused, _what, content) =>
    expect(await verdict(drawing(content))).toBe(refused),
  );

  it.each([
    ['drawingLinks', drawing(RECT, '<?xml-stylesheet href="a.css"?>')],
    ['drawingAnimated', drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "<animate/>">]>')],
    ['notReadable', drawing(RECT, DECLARED('x-mac-farsi'))],
    ['damaged', drawing('&unknown;')],
    ['damaged', drawing('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>')],
    [
      'damaged',
      Buffer.concat([Buffer.from(drawing(RECT)).subarray(0, -6), Buffer.from([0xce, 0xd4])]),
    ],
    ['damaged', `<svg ${NAMESPACES} width="0" height="9"/>`],
    ['notAPicture', '<svg xmlns="urn:x" width="9" height="9"/>'],
    ['notAPicture', gzipSync('<p>no drawing</p>')],
    ['notAPicture', '<?xml version="1.0"?><rss/>'],
  ])('%s: %s', async (refused, bytes) => expect(await verdict(bytes)).toBe(refused));

  it('counts as damaged wherever it is truncated', async () => {
    const whole = drawing(RECT, ENTITIES);
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      expect(await verdict(whole.slice(0, whole.length * part))).toBe('damaged');
    }
  });

  it('rejects entities that expand without bound', async () => {
    const laughs = Array.from(
      { length: 20 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    );
    const subset = `<!DOCTYPE svg [<!ENTITY l0 "<g/>">${laughs.join('')}]>`;
    for (const entity of ['l20', 'l7']) {
      expect(await verdict(drawing(`&${entity};`, subset))).toBe('tooComplex');
    }
  });
});
