/** The texts of a form that is complete but for its picture. */
export const productTexts = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: 'Walnut door',
  arName: 'باب من خشب الجوز',
  category: 'Doors',
  arCategory: 'الأبواب',
  alt: 'A walnut door with a brass handle',
  arAlt: 'باب من خشب الجوز بمقبض نحاسي',
  ...changes,
});
