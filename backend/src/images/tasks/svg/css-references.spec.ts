import { isInternal, refersToNothing, withoutReferences } from './css-references';

describe('isInternal', () => {
  it.each([
    [' #gradient ', true],
    ['data:image/png;base64,AAAA', true],
    ['DATA:IMAGE/JPEG;base64,AAAA', true],
    ['data:font/woff2;base64,AAAA', true],
    ['', false],
    ['x.svg#gradient', false],
    ['//example.com/x.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['data:image/svg+xml,<svg/>', false],
    ['data:image/png/../svg+xml,x', false],
    ['file:///etc/passwd', false],
  ])('%j: %s', (address, expected) => expect(isInternal(address)).toBe(expected));
});

describe('withoutReferences', () => {
  it.each([
    '.a{fill:url(#b)}',
    '@media (min-width:9px){.a{stroke:#000}}',
    '@keyframes turn{to{transform:rotate(1turn)}}.a{animation:turn 1s infinite}',
    '.a{--wood:#c8955a;fill:var(--wood)}',
    '@font-face{font-family:"A";src:url(data:font/woff2;base64,AAAA)}',
    'g>.a:not(.b)::before{content:"x"}',
  ])('keeps %s', (css) => expect(withoutReferences(css)).toBe(css));

  it.each([
    '@import url(https://example.com/a.css);.a{fill:red}',
    '@\\69mport "a.css";.a{fill:red}',
    '@charset "utf-8";@namespace x url(x);.a{fill:red}',
    '.a{fill:red;background:URL("//example.com/")}',
    '.a{fill:red;background:\\75rl(x.png)}',
    '.a{fill:red;background:url(\\68ttps://example.com)}',
    '.a{fill:red;background:image-set("x.png" 1x)}',
    '.a{fill:red;cursor:url(x.cur),auto}',
    '.a{fill:red;--b:url(x.png)}',
    '.a{fill:red;background:var(--b,url(x.png))}',
    '.a{fill:red;-moz-binding:url(x.xml#y)}',
  ])('takes what leads elsewhere out of %s', (css) =>
    expect(withoutReferences(css)).toBe('.a{fill:red}'),
  );

  it.each([
    ['@media all{@import "a.css";.a{fill:red}}', '@media all{.a{fill:red}}'],
    ['@font-face{font-family:"A";src:url(//x/a.woff)}', '@font-face{font-family:"A"}'],
    ['.a{fill:url(#b) url(x.svg#b)}', '.a{}'],
  ])('cleans %s', (css, clean) => expect(withoutReferences(css)).toBe(clean));

  it.each(['}}.a{', '.a{fill:red}</style><script>alert(1)</script>', '@', '\\'])(
    'lets nothing through in what is broken: %s',
    (css) => expect(withoutReferences(css)).not.toMatch(/script|url|import/),
  );
});

describe('refersToNothing', () => {
  it.each([
    ['url("#a") none', true],
    ['rotate(3 4 5)', true],
    ['url(#a) url(//x)', false],
    ['\\75rl(x)', false],
    ['url(x', false],
    ['image-set("x" 1x)', false],
    ['src("x")', false],
  ])('%s: %s', (value, expected) => expect(refersToNothing(value)).toBe(expected));
});
