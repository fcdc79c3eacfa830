import { namesLeadingTo, withFormerNames } from './former-names';

const doors = { name: 'Doors', arName: 'الأبواب' };
const gates = { name: 'Gates', arName: 'البوابات' };

describe('former names of categories', () => {
  it('lead to the category that had them last', () => {
    const older = { ...gates, formerNames: [{ ...doors, until: new Date(1) }] };
    const newer = { name: 'Entries', arName: 'المداخل' };
    const last = { ...newer, formerNames: [{ ...doors, until: new Date(2) }] };
    expect(namesLeadingTo([older, last])).toEqual(
      new Map([
        [older, []],
        [last, [expect.objectContaining(doors)]],
      ]),
    );
  });

  it('do not have the current name of their category', () => {
    const back = { ...doors, formerNames: withFormerNames(withFormerNames([], gates), doors) };
    expect(namesLeadingTo([back]).get(back)).toEqual([expect.objectContaining(gates)]);
  });

  it('have each name once', () => {
    expect(withFormerNames(withFormerNames([], doors), doors)).toHaveLength(1);
  });
});
