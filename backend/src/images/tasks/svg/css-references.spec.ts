import {
  isInternal,
  refersToNothing,
  withoutReferences,
  withoutReferencesInline,
} from './css-references';

describe('isInternal', () => {
  it.each([
    '#gradient',
    ' #gradient ',
    'data:image/png;base64,AAAA',
    'DATA:IMAGE/JPEG;base64,AAAA',
    'data:font/woff2;base64,AAAA',
  ])('takes %s', (address) => expect(isInternal(address)).toBe(true));

  it.each([
    '',
    'x.svg#gradient',
    '/x.png',
    '//example.com/x.png',
    'https://example.com/x.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg/>',
    'data:image/png/../svg+xml,x',
    'file:///etc/passwd',
  ])('refuses "%s"', (address) => expect(isInternal(address)).toBe(false));
});

describe('withoutReferences', () => {
  it.each([
    '.a{fill:red}',
    '.a{fill:url(#b)}',
    '@media (min-width:9px){.a{stroke:#000}}',
    '@keyframes turn{to{transform:rotate(1turn)}}.a{animation:turn 1s infinite}',
    '.a{--wood:#c8955a;fill:var(--wood)}',
    '@font-face{font-family:"A";src:url(data:font/woff2;base64,AAAA)}',
    'g>.a:not(.b)::before{content:"x"}',
  ])('keeps %s', (css) => expect(withoutReferences(css)).toBe(css));

  it.each([
    ['@import url(https://example.com/a.css);.a{fill:red}', '.a{fill:red}'],
    ['@import "a.css";.a{fill:red}', '.a{fill:red}'],
    ['@\\69mport "a.css";.a{fill:red}', '.a{fill:red}'],
    ['@charset "utf-8";@namespace x url(x);.a{fill:red}', '.a{fill:red}'],
    ['@media all{@import "a.css";.a{fill:red}}', '@media all{.a{fill:red}}'],
    ['.a{fill:red;background:url(https://example.com/)}', '.a{fill:red}'],
    ['.a{fill:red;background:URL("//example.com/")}', '.a{fill:red}'],
    ['.a{fill:red;background:\\75rl(x.png)}', '.a{fill:red}'],
    ['.a{fill:red;background:u\\72l(x.png)}', '.a{fill:red}'],
    ['.a{fill:red;background:url(\\68ttps://example.com)}', '.a{fill:red}'],
    ['.a{fill:red;background:image-set("x.png" 1x)}', '.a{fill:red}'],
    ['.a{fill:red;background:-webkit-image-set(url(x.png) 1x)}', '.a{fill:red}'],
    ['.a{fill:red;cursor:url(x.cur),auto}', '.a{fill:red}'],
    ['.a{fill:red;--b:url(x.png)}', '.a{fill:red}'],
    ['.a{fill:red;background:var(--b,url(x.png))}', '.a{fill:red}'],
    ['.a{fill:red;-moz-binding:url(x.xml#y)}', '.a{fill:red}'],
    [
      '@font-face{font-family:"A";src:url(https://example.com/a.woff)}',
      '@font-face{font-family:"A"}',
    ],
    ['.a{fill:url(#b) url(x.svg#b)}', '.a{}'],
  ])('cleans %s', (css, clean) => expect(withoutReferences(css)).toBe(clean));

  it.each(['.a{fill:red', '}}.a{', '.a{fill:red}</style><script>alert(1)</script>', '@', '\\'])(
    'lets nothing through in what is broken: %s',
    (css) => expect(withoutReferences(css)).not.toMatch(/script|url|import/),
  );
});

describe('withoutReferencesInline', () => {
  it('keeps what stays inside and drops the rest', () => {
    expect(withoutReferencesInline('fill:url(#a);stroke:url(x#a);opacity:.5')).toBe(
      'fill:url(#a);opacity:.5',
    );
  });
});

describe('refersToNothing', () => {
  it.each(['red', '#fff', 'url(#a)', 'url("#a") none', 'rotate(3 4 5)', 'M0 0l1,1', '12.5%'])(
    'takes %s',
    (value) => expect(refersToNothing(value)).toBe(true),
  );
  it.each(['url(x)', 'url(#a) url(//x)', '\\75rl(x)', 'url(x', 'image-set("x" 1x)', 'src("x")'])(
    'refuses %s',
    (value) => expect(refersToNothing(value)).toBe(false),
  );
});
