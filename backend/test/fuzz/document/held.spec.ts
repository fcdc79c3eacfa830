import { OPERATIONS } from './document';
import { answerFault } from './held';

const named = (name: string) => {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};

describe('what an answer is held to', () => {
  const boxes = named('GET /api/content/boxes');
  const box = {
    _id: '0123456789abcdef01234567',
    boxTitle: 'Wood',
    arBoxTitle: 'خشب',
    boxText: 'Solid.',
    arBoxText: 'صلب.',
  };

  it('is its schema', () => expect(answerFault(boxes, '200', [box])).toBeUndefined());

  it.each([
    ['a field that is missing', { ...box, boxText: undefined }],
    ['a field of another type', { ...box, boxText: 7 }],
    ['a field that is not described', { ...box, search: 'wood' }],
    ['an id that is none', { ...box, _id: '1' }],
    ['null', null],
  ])('is not %s', (_what, value) => {
    const body = JSON.parse(JSON.stringify([value])) as unknown;
    expect(answerFault(boxes, '200', body)).toMatch(/^body/);
  });

  it('is null only where it may be', () => {
    const profile = { name: 'A', email: 'a@example.com', phone: '', location: '', image: null };
    const operation = named('GET /api/admin/profile');
    expect(answerFault(operation, '200', profile)).toBeUndefined();
    expect(answerFault(operation, '200', { ...profile, name: null })).toMatch(/name/);
  });

  it('is the one error body where it refuses', () => {
    const body = { statusCode: 404, error: 'not_found', message: 'Nothing.' };
    const operation = named('GET /api/projects/{id}');
    expect(answerFault(operation, '404', body)).toBeUndefined();
    expect(answerFault(operation, '404', { ...body, stack: 'at x' })).toMatch(/unevaluated/);
    expect(answerFault(operation, '404', { message: 'Nothing.' })).toMatch(/statusCode/);
  });
});
