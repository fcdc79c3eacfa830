import { mergeHidden } from './order';

const list = (text: string) => [...text];

describe('the order of a list with hidden ids', () => {
  it.each([
    ['nothing hidden', 'ABC', 'ABC', 'CAB', 'CAB'],
    ['a hidden id behind its predecessor', 'AxBC', 'ABC', 'CAB', 'CAxB'],
    ['a hidden id at the front', 'xABC', 'ABC', 'CAB', 'xCAB'],
    ['hidden ids behind one another', 'AxyB', 'AB', 'BA', 'BAxy'],
    ['a hidden id whose predecessor is dropped', 'ABxC', 'ABC', 'CA', 'CAx'],
    ['a new id', 'Ax', 'AN', 'NA', 'NAx'],
  ])('%s: %s, of which %s are visible, is arranged as %s', (_what, before, visible, ids, after) => {
    expect(mergeHidden(list(before), list(visible), list(ids)).join('')).toBe(after);
  });
});
