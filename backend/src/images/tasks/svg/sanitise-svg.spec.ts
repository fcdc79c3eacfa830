import { SaxesParser } from 'saxes';
import { sanitiseSvg } from './sanitise-svg';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const OPEN = `<svg ${NAMESPACES} viewBox="0 0 9 9" width="9" height="9">`;

/** What remains of the content of a drawing, which is well-formed. */
const contentOf = (content: string): string => {
  const text = sanitiseSvg(`${OPEN}${content}</svg>`).toText();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return text.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/^<svg[^>]*\/>$/, '');
};

describe('sanitiseSvg', () => {
  it.each([
    '<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1"/></linearGradient>',
    '<clipPath id="a" clipPathUnits="objectBoundingBox"><path d="M0 0h1v1z"/></clipPath>',
    '<rect fill="url(#a)" clip-path="url(#b)" style="fill:url(#c)" class="d"/>',
    '<use xlink:href="#a" x="1"/>',
    '<style>.a{fill:red}</style>',
    '<text x="1" text-anchor="middle">خشب &amp; <tspan>oak</tspan></text>',
    '<title>A</title><desc>B</desc>',
    '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="1"/></filter>',
    '<image href="data:image/png;base64,AAAA" preserveAspectRatio="none"/>',
    '<animateTransform attributeName="transform" type="rotate" repeatCount="indefinite"/>',
  ])('keeps %s', (content) => expect(contentOf(content)).toBe(content));

  it.each([
    '<script xlink:href="https://example.com/x.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<handler>alert(1)</handler>',
    '<!-- a comment --><?a b?>',
    '<metadata><rdf:RDF xmlns:rdf="urn:x">The carpenter</rdf:RDF></metadata>',
  ])('leaves nothing of %s', (content) => expect(contentOf(content)).toBe(''));

  it.each([
    ['<g onclick="alert(1)" onload="alert(2)" onfocusin="alert(3)"/>', '<g/>'],
    ['<g ONCLICK="alert(1)"/>', '<g/>'],
    ['<a xlink:href="javascript:alert(1)"><rect/></a>', '<a><rect/></a>'],
    ['<a href="java&#10;script:alert(1)"><rect/></a>', '<a><rect/></a>'],
    ['<a href="https://example.com" target="_blank"><rect/></a>', '<a><rect/></a>'],
    ['<use href="https://example.com/x.svg#a"/>', '<use/>'],
    ['<use href="data:image/svg+xml,&lt;svg/>"/>', '<use/>'],
    ['<image href="data:text/html,x"/>', '<image/>'],
    ['<feImage xlink:href="https://example.com/x.png"/>', '<feImage/>'],
    ['<rect fill="url(https://example.com/x.svg#a)"/>', '<rect/>'],
    ['<rect filter="url(&quot;//example.com/x&quot;)"/>', '<rect/>'],
    ['<style><![CDATA[@import "x";]]></style>', '<style/>'],
    ['<g xml:base="https://example.com/"/>', '<g/>'],
    ['<g data-x="1" inkscape:label="x" xmlns:inkscape="urn:y"/>', '<g/>'],
  ])('cleans %s', (content, clean) => expect(contentOf(content)).toBe(clean));

  it.each([
    'onload="alert(1)"',
    'href="javascript:alert(1)"',
    'xml:base="//x"',
    'style="fill:url(x)"',
  ])('cleans the root of %s', (attribute) => {
    const root = OPEN.replace('<svg', `<svg ${attribute}`);
    expect(sanitiseSvg(`${root}</svg>`).toText()).not.toMatch(/alert|base|url/);
  });

  it('gives a drawing its size, and a viewBox to be scaled by', () => {
    const sized = sanitiseSvg(`<svg ${NAMESPACES} width="2in" height="96"><path/></svg>`);
    expect(sized).toMatchObject({ width: 192, height: 96 });
    expect(sized.toText()).toContain('viewBox="0 0 192 96"');
    const boxed = sanitiseSvg(`<svg ${NAMESPACES} viewBox="1 2 30 40"><path/></svg>`);
    expect(boxed.toText()).toContain('viewBox="1 2 30 40" width="30" height="40"');
    expect(boxed.toText({ width: 3, height: 4 })).toContain('width="3" height="4"');
  });

  it('refuses what is no drawing', () => {
    expect(() => sanitiseSvg('<html/>')).toThrow('parsed');
    expect(() => sanitiseSvg('<svg')).toThrow();
  });
});
