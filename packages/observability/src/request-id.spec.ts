import { requestIdFrom } from './request-id';

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  it.each(['trace-12345678', 'a.b:c_d-0', 'x'.repeat(8), 'x'.repeat(64)])('may be %s', (id) => {
    expect(requestIdFrom(id)).toBe(id);
  });

  it.each([
    ['nothing', undefined],
    ['several', ['trace-12345678', 'trace-12345678']],
    ['two in one header', 'trace-12345678, trace-12345678'],
    ['too short', 'x'.repeat(7)],
    ['too long', 'x'.repeat(65)],
    ['empty', ''],
    ['a line more', 'trace-1234\n{"level":60}'],
    ['a line end behind it', 'trace-12345678\n'],
    ['a line of a log', 'forged"} {"level":30'],
    ['other letters', 'معرّف-طلب-الزائر'],
  ])('is one of ours where %s was given', (_what, given) => {
    expect(requestIdFrom(given)).toMatch(OWN);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => requestIdFrom(undefined))).size).toBe(1_000);
  });
});
