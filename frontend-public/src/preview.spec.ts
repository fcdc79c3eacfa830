import { overlay } from './preview';

const HOME = { home: null, boxes: [], reviews: [{ _id: '1' }], contact: {}, failed: false };

describe('a draft over what a page has loaded', () => {
  const box = { _id: '1', boxTitle: 'Oak', arBoxTitle: 'بلوط', boxText: '', arBoxText: '' };

  it('takes the place of what is saved; the rest stays', () => {
    expect(overlay(HOME, { boxes: [box] })).toEqual({ ...HOME, boxes: [box] });
    expect(overlay(HOME, {})).toEqual(HOME);
  });

  it('leaves out what the page does not show', () => {
    expect(overlay({ join: {}, failed: false }, { contact: { mainText: 'Call' } })).toEqual({
      join: {},
      failed: false,
    });
  });
});
