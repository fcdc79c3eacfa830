import { safeFileName } from './file-name';

describe('safeFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\..\\boot.ini', 'boot.jpg'],
    ['سيرة م. علي سالم', 'سيرة م. علي سالم.jpg'],
    ['Mohammed.Ali', 'Mohammed.Ali.jpg'],
    ['CV 2.1', 'CV 2.1.jpg'],
    ['scan.PDF', 'scan.jpg'],
    ['می\u200Cخواهم.png', 'می\u200Cخواهم.jpg'],
    ['C:\\Users\\Nora\\hall.png', 'hall.jpg'],
    ['a/b\n/../c.png', 'c.jpg'],
    ['hall.png\r\nSet-Cookie: a=b', 'hall.pngSet-Cookie a=b.jpg'],
    ['a\u0000b\u202Ec.png', 'abc.jpg'],
    ['<a href="x">|?*.png', 'a href=x.jpg'],
    ['قاعة الأفراح.png', 'قاعة الأفراح.jpg'],
    ['e\u0301.png', '\u00e9.jpg'],
    ['', 'picture.jpg'],
    ['..', 'picture.jpg'],
    ['/', 'picture.jpg'],
  ])('turns %j into %j', (given, expected) => {
    expect(safeFileName(given, 'jpg')).toBe(expected);
  });

  it('shortens long names between characters', () => {
    expect(safeFileName('🪵'.repeat(300), 'pdf')).toBe(`${'🪵'.repeat(120)}.pdf`);
    expect(safeFileName(`${'x'.repeat(300)}.png`, 'jpg')).toBe(`${'x'.repeat(120)}.jpg`);
  });

  it('handles a very long name quickly', () => {
    const began = performance.now();
    for (const part of ['/', '.', '\\', 'a.']) safeFileName(part.repeat(100_000), 'jpg');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
