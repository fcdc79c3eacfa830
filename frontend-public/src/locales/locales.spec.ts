import { allTexts, type TextTree } from '../testing/all-texts';

const [ar, en] = [allTexts('ar'), allTexts('en')];

const PLURAL = /_(zero|one|two|few|many|other)$/;

function leaves(tree: TextTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  );
}

const keys = (tree: TextTree) =>
  [...new Set(leaves(tree).map(([key]) => key.replace(PLURAL, '')))].sort();
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

it('has the same keys in both languages', () => {
  expect(keys(ar)).toEqual(keys(en));
});

it('has no empty text', () => {
  const empty = [...leaves(ar), ...leaves(en)].filter(([, text]) => !text.trim());
  expect(empty).toEqual([]);
});

it('fills the same places in both languages', () => {
  const english = new Map<string, string>(leaves(en));
  for (const [key, text] of leaves(ar)) {
    if (!PLURAL.test(key))
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key)!)]);
  }
});

it('has all six Arabic forms wherever it counts', () => {
  const counted = leaves(ar).filter(([key]) => PLURAL.test(key));
  const stems = new Set(counted.map(([key]) => key.replace(PLURAL, '')));
  expect(counted).toHaveLength(stems.size * 6);
});

it('uses the English texts of the specification to the letter', () => {
  expect(en.popups).toMatchObject({
    fields: 'Please fill out all fields.',
    sending: 'Sending message...',
    sent: 'Message has been sent successfully!',
    thanks: 'Thank you..! Your request has been sent successfully.',
    fetch: 'Failed to fetch data. Please try again later.',
    fetchProjects: 'Failed to fetch projects.',
    cv: 'CV has been uploaded..!',
    valid: 'Please upload a valid pdf file.',
  });
  expect(en.projectsp).toMatchObject({
    all: 'All',
    noDescription: 'Description not available',
    noDate: 'Date not available',
  });
  expect(en.production?.noDate).toBe('Date not available');
});
