import { inlineStyle } from './inline-style';

const textOf = (sheet: string) => inlineStyle('/files/css/a.css', Buffer.from(sheet)).text;

describe('a style that a page holds', () => {
  it('finds what its addresses name, as if it were still a file', () => {
    expect(textOf('a{b:url(../svg/star.svg)}')).toBe('a{b:url(/files/svg/star.svg)}');
    expect(textOf('a{b:url("font.woff2#x")}')).toBe('a{b:url("/files/css/font.woff2#x")}');
    const whole = "a{b:url(/c.svg) url(data:image/svg+xml;base64,x) url('https://d.e/f') url(#g)}";
    expect(textOf(whole)).toBe(whole);
  });

  it('does not end early', () => {
    expect(textOf('a::before{content:"</style>"}')).toBe('a::before{content:"<\\/style>"}');
  });
});
