import { OPERATIONS } from '../document/document';
import { faultAfter } from './read-back';

const ID = '0123456789abcdef01234567';
const named = (name: string) => {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};
const review = { _id: ID, title: 'é', image: { url: '/api/files/1', alt: 'x' } };

describe('what is read after a write', () => {
  const put = named('PUT /api/reviews/{id}');
  it('is what was sent, as it is tidied', () => {
    expect(faultAfter(put, { title: ' e\u0301 ', alt: 'x' }, review, [review], ID)).toBeUndefined();
  });

  it.each([
    ['another text', { title: 'other' }, review, [review], /title is/],
    ['another text in its picture', { alt: 'other' }, review, [review], /alt is/],
    ['another answer', {}, review, [{ ...review, title: 'x' }], /not what is read/],
    ['nothing', {}, review, [], /not what is read/],
  ])('is not %s', (_what, sent, answered, found, fault) => {
    expect(faultAfter(put, sent, answered, found, ID)).toMatch(fault);
  });

  it('is the message of whoever was told nothing of it', () => {
    const post = named('POST /api/messages');
    const sent = { name: 'Nora', message: 'a\r\nb', website: '' };
    const told = { message: 'Message has been sent successfully!' };
    const kept = { _id: ID, name: 'Nora', message: 'a\nb' };
    expect(faultAfter(post, sent, told, [{ ...kept, name: 'x' }, kept], undefined)).toBeUndefined();
    expect(faultAfter(post, sent, told, [{ ...kept, name: 'x' }], undefined)).toMatch(/name is/);
    expect(faultAfter(post, sent, told, [], undefined)).toMatch(/not read/);
  });

  it('is no longer what was deleted', () => {
    const remove = named('DELETE /api/reviews/{id}');
    expect(faultAfter(remove, {}, undefined, [], ID)).toBeUndefined();
    expect(faultAfter(remove, {}, undefined, [review], ID)).toMatch(/after it was deleted/);
  });

  it('is what a page of texts holds in its sections', () => {
    const save = named('POST /api/content');
    const sent = { contact: { mainText: 'x' } };
    const kept = { contact: { mainText: 'x' }, join: {} };
    expect(faultAfter(save, sent, kept, kept, undefined)).toBeUndefined();
    const other = { contact: { mainText: 'y' }, join: {} };
    expect(faultAfter(save, sent, other, other, undefined)).toMatch(/contact.mainText is/);
  });
});
